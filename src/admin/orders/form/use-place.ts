'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Commune, Wilaya } from '@/contract/catalogue';
import { regionValue } from '@/domain/slug';
import { communesQuery, wilayasQuery } from '../queries';
import type { OrderDraft } from './order-draft';

export type Place = {
  wilayas: readonly Wilaya[];
  communes: readonly Commune[];
  wilaya: Wilaya | undefined;
  commune: Commune | undefined;
};

/** The wilaya and the commune of a draft, and those that can be chosen. */
export function usePlace({ shipping, commune: code }: OrderDraft): Place {
  const { data: wilayas = [] } = useQuery(wilayasQuery());
  const wilaya = wilayas.find(({ name }) => regionValue(name) === shipping.region);
  const { data: communes = [] } = useQuery({ ...communesQuery(wilaya?.id ?? 0), enabled: wilaya !== undefined });
  const known = wilaya ? communes : [];
  return { wilayas, communes: known, wilaya, commune: known.find((commune) => commune.code === code) };
}

/** A wilaya and its communes, as far as they were read. */
export type KnownPlace = Pick<Place, 'wilaya' | 'communes'>;

export function knownPlace(client: QueryClient, region: string): KnownPlace {
  const wilayas = client.getQueryData(wilayasQuery().queryKey) ?? [];
  const wilaya = wilayas.find(({ name }) => regionValue(name) === region);
  const communes = wilaya && client.getQueryData(communesQuery(wilaya.id).queryKey);
  return { wilaya, communes: communes ?? [] };
}
