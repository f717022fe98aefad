import { type Parts, pathFrom } from './archive.ts';
import { attribute, childNodes, parseXml } from './xml.ts';

export interface Relation {
  type: string;
  /** The path of a part in the file, or an address outside of it. */
  target: string;
  isOutside: boolean;
}

/** What a part refers to, by the ids that it uses. */
export function readRelations(parts: Parts, path: string): ReadonlyMap<string, Relation> {
  const cut = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(0, cut));
  const root = parseXml(parts(`${folder ? `${folder}/` : ''}_rels/${path.slice(cut + 1)}.rels`));
  return new Map(
    childNodes(root, 'Relationship').flatMap((one) => {
      const [id, target, type = ''] = ['Id', 'Target', 'Type'].map((name) => attribute(one, name));
      if (!id || !target) return [];
      const isOutside = attribute(one, 'TargetMode') === 'External';
      return [
        [id, { type: type.slice(type.lastIndexOf('/') + 1), target: isOutside ? target : pathFrom(folder, target), isOutside }] as const,
      ];
    }),
  );
}
