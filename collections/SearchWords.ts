import type { CollectionConfig } from 'payload';
import { text } from 'payload/shared';
import { MAX_MEANINGS, MAX_SEARCH_WORD, meaningsProblem, searchWordProblem } from '@/domain/search-words';
import { officeCmsWords } from '@/words/en/cms';
import { officeSearchWordWords } from '@/words/en/search-words';
import { catalogueEditors, officeOnly } from './access/roles';
import { derivedText, versionSeenField } from './fields/hidden';
import { rule } from './fields/rule';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';
import { announceSearchWords, fillSearchWord } from './hooks/search-word-hooks';

/** Words that people type, with what the catalogue calls it. */
export const SearchWords: CollectionConfig = {
  slug: 'search-words',
  // `search_words` holds the catalogue's own words (src/database/schema.ts).
  dbName: 'search_synonyms',
  labels: officeCmsWords.labels.searchWords,
  admin: {
    useAsTitle: 'word',
    group: officeCmsWords.groups.catalogue,
    description: officeCmsWords.descriptions.searchWords,
    defaultColumns: ['word', 'means', 'updatedAt'],
    listSearchableFields: ['word'],
    pagination: { defaultLimit: 25 },
  },
  access: { read: officeOnly, create: catalogueEditors, update: catalogueEditors, delete: catalogueEditors },
  defaultSort: 'word',
  disableDuplicate: true,
  fields: [
    {
      name: 'word',
      type: 'text',
      required: true,
      maxLength: MAX_SEARCH_WORD,
      admin: { description: officeSearchWordWords.wordHint },
      validate: rule(searchWordProblem, text),
    },
    {
      name: 'means',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: MAX_MEANINGS,
      maxLength: MAX_SEARCH_WORD,
      admin: { description: officeSearchWordWords.meansHint },
      validate: rule(meaningsProblem, text),
    },
    derivedText({ name: 'wordFolded', isUnique: true }),
    versionSeenField,
  ],
  hooks: {
    beforeOperation: [oneEditAtATime],
    beforeValidate: [fillSearchWord],
    beforeChange: [refuseStaleEdit],
    afterChange: [announceSearchWords],
    afterDelete: [announceSearchWords],
  },
};
