import type { CollectionConfig, SelectFieldSingleValidation, TextFieldManyValidation } from 'payload';
import { select, text } from 'payload/shared';
import { HELP_TOPICS } from '@/domain/boilers/help-topics';
import { REQUIRED } from '@/domain/problem';
import {
  kindMeaningsProblem,
  MAX_MEANINGS,
  MAX_SEARCH_WORD,
  SEARCH_WORD_KINDS,
  type SearchWordKind,
  searchWordProblem,
} from '@/domain/search/search-words';
import { isBlank } from '@/domain/text';
import { officeSearchWordWords } from '@/words/en/catalogue/search-words';
import { officeCmsWords } from '@/words/en/cms';
import { catalogueEditors, officeOnly } from './access/roles';
import { derivedText, versionSeenField } from './fields/hidden';
import { rule } from './fields/rule';
import { announceSearchWords, fillSearchWord } from './hooks/catalogue/search-word-hooks';
import { oneEditAtATime, refuseStaleEdit } from './hooks/concurrent-edits';

type Siblings = { siblingData: { kind?: SearchWordKind | null } };

/** Only a word with meanings needs any. */
const meansRule: TextFieldManyValidation = (value, options) =>
  rule<string[] | null | undefined>(
    (texts) => kindMeaningsProblem((options as Siblings).siblingData.kind, texts),
    text,
  )(value, options);

/** Only a word that leads to a page needs one. */
const topicRule: SelectFieldSingleValidation = (value, options) =>
  rule<string | null | undefined>(
    (topic) => ((options as Siblings).siblingData.kind === 'page' && isBlank(topic) ? REQUIRED : null),
    select,
  )(value, options);

/** Words that people type, with what the catalogue calls it, that narrow nothing, or that lead to a page. */
export const searchWordsCollection = (): CollectionConfig => ({
  slug: 'search-words',
  // `search_words` holds the catalogue's own words (src/database/schema.ts).
  dbName: 'search_synonyms',
  labels: officeCmsWords.labels.searchWords,
  admin: {
    useAsTitle: 'word',
    group: officeCmsWords.groups.catalogue,
    description: officeCmsWords.descriptions.searchWords,
    defaultColumns: ['word', 'kind', 'means', 'updatedAt'],
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
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'means',
      label: officeSearchWordWords.kind,
      options: SEARCH_WORD_KINDS.map((value) => ({ value, label: officeSearchWordWords.kinds[value] })),
      admin: { description: officeSearchWordWords.kindHint },
    },
    {
      name: 'means',
      type: 'text',
      hasMany: true,
      maxRows: MAX_MEANINGS,
      maxLength: MAX_SEARCH_WORD,
      admin: { description: officeSearchWordWords.meansHint, condition: ({ kind }) => kind === 'means' },
      validate: meansRule,
    },
    {
      name: 'topic',
      type: 'select',
      label: officeSearchWordWords.topic,
      options: HELP_TOPICS.map((value) => ({ value, label: officeSearchWordWords.topics[value] })),
      admin: { description: officeSearchWordWords.topicHint, condition: ({ kind }) => kind !== 'means' },
      validate: topicRule,
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
});
