/** Finds the texts that a module reads while it loads: they stay in whichever language came first. Pure. */
import {
  childrenOf,
  type Group,
  isFunction,
  type Module,
  type Node,
  nameOf,
  nodeIn,
  nodesIn,
  unwrapped,
} from './parse-module';

/** What a key of a namespace holds: a text, or a function that makes one, is read; a group reads nothing by itself. */
export type KindOf = (group: Group) => 'group' | 'message' | null;

/** What the names of a module, or of a function in it, stand for. */
type Names = { module: Module; find: (name: string) => Group | null };

/** Methods that call what they are given at once. */
const CALLERS = ['map', 'flatMap', 'filter', 'find', 'forEach', 'reduce', 'some', 'every', 'toSorted', 'sort', 'from'];
/** Functions of `Object` that read every message of a group. */
const READERS = ['values', 'entries', 'assign'];

/**
 * @param modules by file
 * @returns for each place, the line and what is read: outside every function, or in a function that is called there
 */
export function textsReadAtLoad(
  module: Module,
  { modules, kindOf }: { modules: ReadonlyMap<string, Module>; kindOf: KindOf },
): string[] {
  const found: string[] = [];
  /** the functions that are being called, and where the module calls the first of them */
  const under: { calls: Node[]; at: Node | null } = { calls: [], at: null };

  const report = (node: Node, { text }: Module) => {
    const line = module.text.slice(0, (under.at ?? node).start).split('\n').length;
    found.push(`${module.file}:${line}: ${text.slice(node.start, node.end)}`);
  };

  const groupOf = (part: unknown, names: Names): Group | null => {
    const node = unwrapped(part);
    if (node?.type === 'Identifier') return names.find(nameOf(node) ?? '');
    if (node?.type === 'CallExpression') return groupReturned(functionOf(node.callee, names.module));
    if (node?.type !== 'MemberExpression') return null;
    const group = groupOf(node.object, names);
    const property = nodeIn(node.property);
    const key = node.computed === true ? (property?.value ?? '*') : nameOf(property);
    return group && { ...group, keys: [...group.keys, String(key)] };
  };

  /** the functions whose results are being followed, one of which may return its own */
  const returning = new Set<Node>();
  /** `return isOffice ? officeWords : words`: either. */
  const groupReturned = (called: { body: Node; home: Module } | null): Group | null => {
    if (!called || returning.has(called.body)) return null;
    const { body, home } = called;
    const returned = nodesIn(nodeIn(body.body)?.body).find(({ type }) => type === 'ReturnStatement');
    const value = unwrapped(returned ? returned.argument : body.body);
    returning.add(body);
    const group = groupOf(value?.type === 'ConditionalExpression' ? value.consequent : value, namesOf(home));
    returning.delete(body);
    return group;
  };

  const namesOf = (module: Module): Names => {
    const find = (name: string): Group | null => {
      const imported = module.imports.get(name);
      if (imported) return asGroup({ file: imported.file, keys: [imported.name] });
      const alias = module.aliases.get(name);
      return alias && nameOf(alias) !== name ? groupOf(alias, names) : null;
    };
    const names = { module, find };
    return names;
  };
  const asGroup = (group: Group) => (kindOf(group) === null ? null : group);

  /** The function that a name of a module stands for, and its module. */
  const functionOf = (part: unknown, current: Module): { body: Node; home: Module } | null => {
    const node = unwrapped(part);
    if (!node) return null;
    if (isFunction(node)) return { body: node, home: current };
    const name = nameOf(node);
    const own = name === null ? undefined : current.functions.get(name);
    if (own) return { body: own, home: current };
    const imported = name === null ? undefined : current.imports.get(name);
    const home = imported && modules.get(imported.file);
    const body = home && imported && home.functions.get(imported.name);
    return body ? { body, home } : null;
  };

  const enter = (called: { body: Node; home: Module }, args: { call: Node; given: readonly Node[]; names: Names }) => {
    const { body, home } = called;
    if (under.calls.includes(body)) return;
    const isFirst = under.at === null;
    under.at ??= args.call;
    under.calls.push(body);
    const locals = localNames(body);
    const known = new Map(
      nodesIn(body.params).flatMap((parameter, index) => {
        const name = nameOf(parameter);
        const group = groupOf(args.given[index], args.names);
        return name !== null && group ? [[name, group] as const] : [];
      }),
    );
    const outer = isFunctionOf(home, body) ? namesOf(home) : args.names;
    const find = (name: string) => known.get(name) ?? (locals.has(name) ? null : outer.find(name));
    const names = { module: home, find };
    for (const statement of nodesIn(nodeIn(body.body)?.body)) {
      for (const { id, init } of nodesIn(statement.declarations)) {
        const [name, group] = [nameOf(id), groupOf(init, names)];
        if (name !== null && group) known.set(name, group);
      }
    }
    for (const part of [...nodesIn(body.params), ...nodesIn(body.body)]) visit(part, home, names);
    under.calls.pop();
    if (isFirst) under.at = null;
  };

  const visitCall = (node: Node, current: Module, names: Names) => {
    const callee = unwrapped(node.callee);
    const given = nodesIn(node.arguments);
    const called = functionOf(callee, current);
    if (called) enter(called, { call: node, given, names });
    const method = callee?.type === 'MemberExpression' ? (nameOf(callee.property) ?? '') : '';
    if (CALLERS.includes(method)) {
      for (const argument of given) {
        const callback = functionOf(argument, current);
        if (callback) enter(callback, { call: node, given: [], names });
      }
    }
    const isReader = READERS.includes(method) && nameOf(callee?.object) === 'Object';
    if (isReader && given.some((argument) => groupOf(argument, names))) report(node, current);
  };

  const visit = (node: Node, current: Module, names: Names): void => {
    if (isFunction(node) || node.type === 'ImportDeclaration') return;
    if (node.type.startsWith('TS')) {
      const expression = unwrapped(node);
      if (expression && expression !== node) visit(expression, current, names);
      return;
    }
    const group = node.type === 'MemberExpression' ? groupOf(node, names) : null;
    const isSpread = node.type.includes('Spread') && groupOf(node.argument, names) !== null;
    if (isSpread || (group && kindOf(group) === 'message')) report(node, current);
    if (isSpread || (group && kindOf(group) !== null)) return;
    if (node.type === 'CallExpression') visitCall(node, current, names);
    for (const key of keysTaken(node)) {
      const from = groupOf(node.init, names);
      if (from && kindOf({ ...from, keys: [...from.keys, key] }) === 'message') report(node, current);
    }
    for (const child of childrenOf(node)) visit(child, current, names);
  };

  visit(module.program, module, namesOf(module));
  return [...new Set(found)];
}

/** The keys of `const { title, hint } = words`. */
function keysTaken({ type, id }: Node): string[] {
  const pattern = nodeIn(id);
  if (type !== 'VariableDeclarator' || pattern?.type !== 'ObjectPattern') return [];
  return nodesIn(pattern.properties).flatMap(({ key }) => nameOf(key) ?? []);
}

/** The names that a function declares: they hide those of its module. */
function localNames(body: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (node: Node, isDeclared: boolean): void => {
    const name = nameOf(node);
    if (isDeclared && name !== null && node.type === 'Identifier') names.add(name);
    for (const [part, value] of Object.entries(node)) {
      const declares = part === 'params' || part === 'id' || (isDeclared && part !== 'key' && part !== 'right');
      for (const child of nodesIn(value)) collect(child, declares);
    }
  };
  for (const parameter of nodesIn(body.params)) collect(parameter, true);
  for (const part of nodesIn(body.body)) collect(part, false);
  return names;
}

function isFunctionOf({ functions }: Module, body: Node): boolean {
  return [...functions.values()].includes(body);
}
