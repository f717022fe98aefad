import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { AgentPrompt } from '../../areas/agent-prompt.ts';
import type { Area } from '../../areas/area.ts';

/** What prompts of these areas there are, as `prompts/list` tells them. */
export const listPrompts = (areas: readonly Area[]) =>
  promptsOf(areas).map(({ name, title, about, fields }) => ({
    name,
    title,
    description: about,
    arguments: Object.entries(fields).map(([field, { about, required = false }]) => ({ name: field, description: about, required })),
  }));

const promptsOf = (areas: readonly Area[]): readonly AgentPrompt[] => areas.flatMap(({ prompts = [] }) => prompts);

/** The prompt of a name. Throws ProtocolError where there is none. */
export function requirePrompt(areas: readonly Area[], name: string): AgentPrompt {
  const found = promptsOf(areas).find((one) => one.name === name);
  if (found) return found;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no prompt ${JSON.stringify(name.slice(0, 80))}; prompts/list names all`,
  );
}

/** A prompt as the message that a person would have written. Throws ProtocolError for a field that is needed and not given. */
export function writePrompt(areas: readonly Area[], name: string, given: Readonly<Record<string, string>>) {
  const { about, fields, text } = requirePrompt(areas, name);
  const known = Object.fromEntries(
    Object.keys(fields).flatMap((field): [string, string][] => (given[field]?.trim() ? [[field, given[field].trim()]] : [])),
  );
  const missing = Object.keys(fields).filter((field) => fields[field]?.required && known[field] === undefined);
  if (missing.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompt ${name} needs ${missing.join(', ')}`);
  return { description: about, messages: [{ role: 'user' as const, content: { type: 'text' as const, text: text(known) } }] };
}
