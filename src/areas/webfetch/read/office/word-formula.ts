import { attribute, childNodes, type Node, nodeAt, textOf } from './xml.ts';

/** A formula of a Word document (Office MathML) as TeX; what has no rule gives the TeX of its parts. */
export function texOf(node: Node | undefined): string {
  if (!node) return '';
  const part = (name: string) => texOf(nodeAt(node, name));
  if (node.name === 'r') return childNodes(node, 't').map(textOf).join('');
  if (node.name === 'f') return `\\frac{${part('num')}}{${part('den')}}`;
  if (node.name === 'sSup') return `${group(part('e'))}^{${part('sup')}}`;
  if (node.name === 'sSub') return `${group(part('e'))}_{${part('sub')}}`;
  if (node.name === 'sSubSup') return `${group(part('e'))}_{${part('sub')}}^{${part('sup')}}`;
  if (node.name === 'rad') return part('deg').trim() ? `\\sqrt[${part('deg')}]{${part('e')}}` : `\\sqrt{${part('e')}}`;
  if (node.name === 'nary') {
    const sign = attribute(nodeAt(node, 'naryPr', 'chr'), 'val') ?? '∫';
    const [below, above] = [part('sub'), part('sup')];
    return `${sign}${below ? `_{${below}}` : ''}${above ? `^{${above}}` : ''} ${part('e')}`;
  }
  if (node.name === 'd') {
    const [open = '(', close = ')'] = ['begChr', 'endChr'].map((name) => attribute(nodeAt(node, 'dPr', name), 'val'));
    return `${open}${childNodes(node, 'e').map(texOf).join(', ')}${close}`;
  }
  if (node.name === 'm')
    return `\\begin{matrix}${childNodes(node, 'mr')
      .map((row) => childNodes(row, 'e').map(texOf).join(' & '))
      .join(' \\\\ ')}\\end{matrix}`;
  return childNodes(node)
    .filter(({ name }) => !name.endsWith('Pr'))
    .map(texOf)
    .join('');
}

const group = (tex: string): string => (/^(?:.|\\[a-z]+)$/iu.test(tex) ? tex : `{${tex}}`);
