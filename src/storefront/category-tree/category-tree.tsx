'use client';

import { useQuery } from '@tanstack/react-query';
import { FolderSearch } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findCategories } from '@/domain/search/category-search';
import { isBlank } from '@/domain/text';
import { categoryTreeQuery } from '@/storefront/api/queries';
import { replaceAddress, useLocationSearch } from '@/storefront/catalogue/state/location-search';
import { ScrollOnEntry } from '@/storefront/product/scroll-on-entry';
import { Notice } from '@/storefront/ui/notice';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';
import { CategoryPanel, PANEL_ID } from './category-panel';
import { CategorySearch } from './category-search';
import { TopCategories } from './top-categories';
import { asList, largestOf, type TreeCategory } from './tree-category';
import { TreeFailure, TreeSkeleton } from './tree-states';

/**
 * All categories: a search field, the top categories as buttons, and below them the contents of the chosen one; at first of
 * the largest one.
 */
export function CategoryTree() {
  const path = usePathname();
  const { data, isError } = useQuery(categoryTreeQuery());
  const [text, setText] = useState('');
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const wasPressed = useRef(false);
  const chosenSlug = readChosen(useLocationSearch());
  useEffect(() => {
    if (!wasPressed.current || !chosenSlug) return;
    wasPressed.current = false;
    // The panel opens below all top categories, which may be below what a phone shows.
    document.getElementById(PANEL_ID)?.scrollIntoView({ block: 'nearest' });
  }, [chosenSlug]);
  const tree = useMemo(() => data && asList(data.categories_tree), [data]);
  const found = useMemo(() => tree && findCategories(tree, text), [tree, text]);

  if (!found) return isError ? <TreeFailure /> : <TreeSkeleton />;
  const isSearching = !isBlank(text);
  const chosen = found.find(({ slug }) => slug === chosenSlug) ?? unasked();
  /** Matches must be visible: if the chosen category has no match, the first one that has a match opens, once. */
  function unasked(): TreeCategory | undefined {
    if (isSearching) return closedFor === text ? undefined : found?.[0];
    return chosenSlug === null ? largestOf(found ?? []) : undefined;
  }
  const toggle = ({ id, slug }: TreeCategory) => {
    const closes = id === chosen?.id;
    wasPressed.current = !closes;
    setClosedFor(closes ? text : null);
    writeChosen(closes ? '' : slug);
  };
  return (
    <>
      <ScrollOnEntry id={path} />
      <CategorySearch text={text} onSearch={setText} />
      <p role="status" className="sr-only">
        {isSearching && categoryListWords.categoryCount(found.length)}
      </p>
      {found.length === 0 && <Notice Icon={FolderSearch} title={categoryTreeWords.none} />}
      <TopCategories categories={found} chosenId={chosen?.id} onChoose={toggle} />
      {chosen && <CategoryPanel key={chosen.id} category={chosen} searched={text} />}
    </>
  );
}

/** In the address, so that going back finds the same category open; empty if all are closed. */
const PARAMETER = 'category';

function readChosen(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

function writeChosen(slug: string): void {
  replaceAddress(`${window.location.pathname}?${new URLSearchParams({ [PARAMETER]: slug })}`);
}
