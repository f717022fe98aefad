import { z } from 'zod';

const PLAIN: Readonly<Record<string, unknown>> = { string: '', number: 0, integer: 0, boolean: false };

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * A value of a schema's shape with nothing in it: every member is there, a list holds one record, texts are empty and numbers zero. For asking
 * a function which members it makes, never for anybody's eyes.
 */
export function hollowOf(schema: z.ZodType): unknown {
  const root = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema;
  return hollow(root, root);
}

function hollow(schema: Schema, root: Schema): unknown {
  if (schema.$ref) return hollow(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, root);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return hollow((choices.find(({ type }) => type !== 'null') ?? choices[0]) as Schema, root);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [name, hollow(member as Schema, root)]);
    const others = schema.additionalProperties;
    return Object.fromEntries(members.length === 0 && typeof others === 'object' ? [['', hollow(others, root)]] : members);
  }
  if (type === 'array') return [schema.prefixItems, schema.items].flat().flatMap((item) => (item ? [hollow(item as Schema, root)] : []));
  return PLAIN[String(type)] ?? null;
}
