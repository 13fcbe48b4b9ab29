import { expect, it } from 'vitest';
import { isSort, readListQuery } from '@/domain/list-query';

const fault = (query: { where?: unknown; sort?: unknown }) => {
  const read = readListQuery(query);
  return read.ok ? null : read.fault;
};
const condition = { equals: 1 };
const times = (count: number, key: string) => ({ and: Array.from({ length: count }, () => ({ [key]: condition })) });

it.each([
  [{ where: { title: { like: 'vanne' } }, sort: '-date,id' }, null],
  [{ where: { 'parent.parent.name': condition }, sort: 'parent.name' }, null],
  [{ where: { 'parent.parent.parent.name': condition } }, 'where-hops'],
  [{ where: { parent__parent__parent__name: condition } }, 'where-hops'],
  [{ where: { OR: [{ And: [{ 'a.b.c.d': condition }] }] } }, 'where-hops'],
  [{ sort: 'parent.parent.name' }, 'sort-hops'],
  [{ sort: '-parent__parent__name' }, 'sort-hops'],
  [{ where: times(6, 'a.b.c') }, 'heavy'],
  [{ where: times(5, 'a.b.c'), sort: 'a.b' }, 'heavy'],
  [{ where: times(5, 'a.b.c'), sort: 'a' }, null],
  [{ where: times(101, 'a') }, 'heavy'],
  [{ where: { a: { in: ['x'.repeat(4_000)] } } }, 'heavy'],
  [{ where: { parent: { contains: { name: condition } } } }, 'malformed'],
  [{ where: { parent: { in: [{ name: condition }] } } }, 'malformed'],
  [{ where: { parent: { in: [[1]] } } }, 'malformed'],
  [{ where: { 'a..b': condition } }, 'malformed'],
  [{ where: [] }, 'malformed'],
  [{ where: { and: condition } }, 'malformed'],
  [{ sort: 'parent.name,parent.name' }, 'sort'],
  [{ sort: ['name', '-name'] }, 'sort'],
  [{ sort: [{}] }, 'sort'],
  [{ sort: {} }, 'sort'],
  [{ sort: ',' }, 'sort'],
  [{ sort: 'a;b' }, 'sort'],
  [{ sort: 'a,b,c,d,e,f' }, 'sort'],
])('reads %j', (query, expected) => {
  expect(fault(query)).toBe(expected);
});

it.each([
  ['name', true],
  ['-createdAt,parent.name', true],
  [undefined, true],
  [[{}], false],
  ['a,a', false],
  ['a.b.c', false],
  [5, false],
])('takes %j as a sort: %s', (sort, is) => {
  expect(isSort(sort)).toBe(is);
});
