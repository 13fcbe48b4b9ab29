import { ChevronRight } from 'lucide-react';
import { cx } from '@/client/classes';
import type { AdminCategoryNode } from '@/contract/admin/categories';
import { hasNamedBelow } from '@/domain/search/category-search';
import { categoriesWords } from '@/words/en/catalogue/categories';
import { RowButtons } from '../records/record-screen';
import { Button } from '../ui/button';
import { Thumbnail } from '../ui/thumbnail';

/** Pixels of indentation for each level. */
const INDENT = 24;

/** Which rows of the tree are open; any other row keeps its default. */
export type OpenRows = {
  isOpen: (id: number, byDefault: boolean) => boolean;
  setOpen: (ids: readonly number[], isOpen: boolean) => void;
};

export type RowActions = {
  search: string;
  rows: OpenRows;
  /** names of the categories right below each category, whether the search finds them or not */
  branches: ReadonlyMap<number, readonly string[]>;
  onEdit: (category: AdminCategoryNode) => void;
  onDelete: (category: AdminCategoryNode) => void;
};

/** A category and, if it is open, those below it. */
export function CategoryRow({
  category,
  depth,
  actions,
}: {
  category: AdminCategoryNode;
  /** 0 at the top */
  depth: number;
  actions: RowActions;
}) {
  const { id, name, children, image_url, product_count } = category;
  const { search, rows, branches, onEdit, onDelete } = actions;
  const below = branches.get(id) ?? [];
  const isOpen = children.length > 0 && rows.isOpen(id, hasNamedBelow(category, search));
  const listId = `below-${id}`;

  return (
    <li>
      <div
        className="flex items-center gap-3 border-slate-200 border-b py-2.5 pe-3 hover:bg-slate-50"
        style={{ paddingInlineStart: 12 + depth * INDENT }}
      >
        {children.length > 0 ? (
          <Button
            variant="ghost"
            size="icon"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={isOpen ? categoriesWords.collapse(name) : categoriesWords.expand(name)}
            onClick={() => rows.setOpen([id], !isOpen)}
          >
            <ChevronRight aria-hidden className={cx('size-5 transition-transform', isOpen && 'rotate-90')} />
          </Button>
        ) : (
          <span aria-hidden className="size-10 shrink-0" />
        )}
        <Thumbnail src={image_url} />
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold text-slate-900">{name}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-slate-600 text-sm">
            <span className="tabular-nums">{categoriesWords.productCount(product_count)}</span>
            {depth > 0 && (
              <span className="rounded-full bg-slate-100 px-2 text-slate-700 text-xs">
                {categoriesWords.subcategory}
              </span>
            )}
          </p>
          {below.length > 0 && (
            <p className="truncate text-blue-900 text-sm" title={below.join(', ')}>
              {categoriesWords.branched(below.length, below.join(', '))}
            </p>
          )}
        </div>
        <RowButtons name={name} onEdit={() => onEdit(category)} onDelete={() => onDelete(category)} />
      </div>
      {isOpen && (
        <ul id={listId} aria-label={name}>
          {children.map((child) => (
            <CategoryRow key={child.id} category={child} depth={depth + 1} actions={actions} />
          ))}
        </ul>
      )}
    </li>
  );
}
