/** Imports of boilers, fitments and part numbers into the shared shop. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { BoilerImportAnswer } from '@/contract/admin/boiler-tables';
import type { BoilerTable } from '@/domain/import/boiler-tables';
import { ask, json } from './api';

export const adminHeaders = () => ({ Authorization: `Bearer ${inject('adminToken')}` });

export const send = (
  table: BoilerTable,
  csv: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const body = new FormData();
  body.append('file', new File([csv], `${table}.csv`, { type: 'text/csv' }));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return ask(`/api/admin/${table}/import/`, { method: 'POST', headers: { ...adminHeaders(), ...headers }, body });
};
export const importTable = async (table: BoilerTable, csv: string, fields?: Record<string, string>) =>
  json<BoilerImportAnswer>(await send(table, csv, fields));
export const newBrand = () => `Marque ${randomUUID().slice(0, 8)}`;
export const counts = ({ created, updated, unchanged, failed }: BoilerImportAnswer) => [
  created,
  updated,
  unchanged,
  failed,
];
