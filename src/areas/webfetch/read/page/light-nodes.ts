import { parseHTML } from 'linkedom';

type Class = abstract new (...given: never[]) => object;

/** What takes the place of linkedom's target of events, which gives every node, attributes too, a map for listeners. */
class NoTarget {}

/**
 * Makes the nodes of linkedom light, for pages that are read alone: without a map for listeners (half of the memory of a page), and with the names of
 * an element's class in its attribute alone, not in a set too. From then on `addEventListener` and `dispatchEvent` fail, and `classList` is as of
 * when it was first asked for. What linkedom has not any more is left as it is.
 */
export function lightenNodes(): void {
  const element = parseHTML('<p>x</p>').document.createElement('p');
  const classes = classesOf(element);
  const node = classes.find((_, at) => classes[at + 1]?.name === 'DOMEventTarget');
  // a class calls whatever is its prototype when one is made
  if (node) Object.setPrototypeOf(node, NoTarget);
  const named = classes.find(({ prototype }) => Object.hasOwn(prototype, 'className'));
  if (named) Object.defineProperty(named.prototype, 'className', CLASS_NAME);
}

function classesOf(one: object): Class[] {
  const classes: Class[] = [];
  for (let next = one.constructor as Class; next && next !== Function.prototype; next = Object.getPrototypeOf(next)) classes.push(next);
  return classes;
}

const CLASS_NAME: PropertyDescriptor & ThisType<Element> = {
  configurable: true,
  get() {
    return this.getAttributeNode('class')?.value ?? '';
  },
  set(given: unknown) {
    const names = eachOnce(String(given));
    const known = this.getAttributeNode('class');
    if (known) {
      if (known.value !== names) known.value = names;
      return;
    }
    const made = this.ownerDocument.createAttribute('class');
    made.value = names;
    this.setAttributeNode(made);
  },
};

const eachOnce = (names: string): string => (/\s/.test(names) ? [...new Set(names.split(/\s+/).filter(Boolean))].join(' ') : names);
