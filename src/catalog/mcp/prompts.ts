import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { AgentPrompt } from '../../areas/agent-prompt.ts';
import type { Area } from '../../areas/area.ts';

/** The prompts of these areas, as listed by `prompts/list`. */
export const listPrompts = (areas: readonly Area[]) =>
  promptsOf(areas).map(({ name, title, about, fields }) => ({
    name,
    title,
    description: about,
    arguments: Object.entries(fields).map(([field, { about, required = false }]) => ({ name: field, description: about, required })),
  }));

const promptsOf = (areas: readonly Area[]): readonly AgentPrompt[] => areas.flatMap(({ show }) => show?.prompts ?? []);

/** A prompt by name. Throws ProtocolError if unknown. */
export function requirePrompt(areas: readonly Area[], name: string): AgentPrompt {
  const prompt = promptsOf(areas).find((one) => one.name === name);
  if (prompt) return prompt;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no prompt ${JSON.stringify(name.slice(0, 80))}; prompts/list names all`,
  );
}

/** A prompt as the message a person would write. Throws ProtocolError for a missing required field. */
export function writePrompt(areas: readonly Area[], name: string, values: Readonly<Record<string, string>>) {
  const { about, fields, text } = requirePrompt(areas, name);
  const filled = Object.fromEntries(
    Object.keys(fields).flatMap((field): [string, string][] => (values[field]?.trim() ? [[field, values[field].trim()]] : [])),
  );
  const missing = Object.keys(fields).filter((field) => fields[field]?.required && filled[field] === undefined);
  if (missing.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompt ${name} needs ${missing.join(', ')}`);
  return { description: about, messages: [{ role: 'user' as const, content: { type: 'text' as const, text: text(filled) } }] };
}
