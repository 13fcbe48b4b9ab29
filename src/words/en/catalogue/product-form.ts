import { MAX_DOCUMENT_MEGABYTES, MAX_DOCUMENTS } from '@/domain/products/documents';
import { MAX_IMAGE_MEGABYTES } from '@/domain/products/image-rules';
import type { RequiredKeys } from '@/domain/products/product-fields';
import { english } from '../../english';
import { englishPlural } from '../../plural';

/** The form of a product. */
export const officeProductFormWords = english('productForm', {
  chosenCategories: 'Chosen categories',
  chosenBrands: 'Chosen brands',
  characters: (count: number, max: number) => `${count}/${max} characters`,
  removeNamed: (name: string) => `Remove ${name}`,
  notLoaded: 'Not loaded.',
  noChoice: 'Nothing to choose from yet.',
  nothingFound: (search: string) => `Nothing found for "${search}"`,
  descriptionHint: 'A blank line begins a paragraph; lines that begin with “- ” are a list.',
  description: 'Description',
  formatted: 'This description is formatted (bold, headings, links or the like) and stays as it is.',
  editInCms: 'Edit the rich text in the CMS',
  typed: 'What you typed',
  typedHint: 'It is not saved: copy it into the rich text if it is still wanted.',
  chooseFor: (name: string) => `Choose a file for ${name}`,
  imageBroken: 'This image cannot be shown',
  drop: 'Drop or choose an image',
  newProduct: 'New product',
  upload: 'Upload',
  uploading: (percent: number) => `Uploading… ${percent} %`,
  saving: 'Saving…',
  update: 'Update Product',
  create: 'Create Product',
  mainImage: 'Main image',
  image: (position: number) => `Image ${position}`,
  cleared: 'Cleared on save',
  notSaved: 'Not saved yet',
  noImage: 'No image can be shown from this address. Shoppers will not see it either.',
  makeMainNamed: (name: string) => `Make ${name} the main image`,
  makeMain: 'Make main',
  undoNamed: (name: string) => `Undo the change of ${name}`,
  undo: 'Undo',
  images: 'Images',
  imagesHint: `Drop a JPEG, PNG or WebP of up to ${MAX_IMAGE_MEGABYTES} MB, choose one, or give an address.`,
  imagesAtOnce: ' Swapping, deleting and making main happen at once.',
  reload: 'Reload the product, keep what I typed',
  deleteImageQuestion: 'Are you sure you want to delete this image? It stays in the picture library.',
  deleteMain: 'Delete main image',
  deleteImage: (position: number) => `Delete image ${position}`,
  attributes: 'Of a boiler: output, gas, flue, size',
  required: {
    title: 'Product Title *',
    price: 'Price (DZD) *',
    category_ids: 'Categories *',
    stock_reason: 'Reason for the correction *',
  } satisfies Record<RequiredKeys<'form'> | 'stock_reason', string>,
  chooseReason: 'Choose a reason',
  statusFollows: 'Follows the stock, which is counted',
  statusDecides: 'Decides, as the stock is not counted',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  saveFailedGone: 'Failed to save product. It no longer exists: somebody has deleted it.',
  saveFailed: 'Failed to save product.',
  saveFailedRetry: 'Failed to save product. Please try again.',
  add: 'Add Product',
  edit: 'Edit Product',
  unknown: 'This product does not exist, or somebody has deleted it.',
  toProducts: 'Back to the products',
  viewInShop: 'View in the shop',
  stockBook: 'Stock book',
  activity: 'Activity',
  newest: 'This is the newest copy, with what you typed.',
  overwrites: (fields: string) => `Somebody else has changed this too, and saving overwrites it: ${fields}.`,
  formattedMeanwhile: 'Somebody else has formatted the description: your version is shown below it and is not saved.',
  checkAndSave: 'This is the newest copy. What you typed is kept: check it and save again.',
  searchCategories: 'Search categories',
  searchBrands: 'Search brands',
  /** in a sentence */
  slot: {
    main: 'main image',
    image: (position: number) => `image ${position}`,
  },
  swap: {
    named: (name: string) => `Swap ${name}`,
    swap: 'Swap',
    with: (name: string) => `Swap with ${name}`,
  },
  fits: {
    title: 'Boilers and numbers',
    hint: 'Edited in the CMS or imported as tables, apart from this form.',
    models: ({ models, confirmed }: { models: number; confirmed: number }) =>
      models === 0
        ? 'No boiler model yet'
        : `Fits ${englishPlural(models, 'boiler model')}${confirmed < models ? `, ${models - confirmed} to check` : ''}`,
    editFitments: 'Its fitments in the CMS',
    numbers: (numbers: number) => englishPlural(numbers, 'further number'),
    editNumbers: 'Its numbers in the CMS',
  },
  replacement: {
    search: 'Search by title or reference...',
    clear: 'No replacement',
    unpublished: 'Not published: shoppers are led on to what replaces it, if anything does',
  },
  documents: {
    hint: 'Listed on the page of the product in this order.',
    add: 'Add a PDF',
    drop: 'Drop or choose a PDF',
    limit: `Up to ${MAX_DOCUMENT_MEGABYTES} MB: notice, exploded view or the like`,
    full: `A product has at most ${MAX_DOCUMENTS} documents.`,
    kind: (number: number) => `Kind of document ${number}`,
    title: (number: number) => `Title of document ${number}`,
    titleHint: 'Title *',
    open: 'Open the PDF',
    size: (bytes: number) => `PDF, ${fileSize(bytes)}`,
    moveUp: (title: string) => `Move ${title} up`,
    moveDown: (title: string) => `Move ${title} down`,
    /** in place of a title */
    unnamed: (number: number) => `document ${number}`,
  },
  failures: {
    swap: 'Failed to swap images.',
    makeMain: 'Failed to make this the main image.',
    delete: 'Failed to delete the image.',
  },
  updated: 'Product updated.',
  created: 'Product created.',
  /** whether the product was saved is not known; `isKnown` if it was before */
  unsure: {
    stopped: (isKnown: boolean) => `Saving was ended, and what you typed is kept. ${mayBeSaved(isKnown)}`,
    unread: (isKnown: boolean) => `The answer could not be read, and what you typed is kept. ${mayBeSaved(isKnown)}`,
  },
  address: (name: string) => `${name} address`,
  searchHint: (label: string) => `${label}...`,
});

function mayBeSaved(isKnown: boolean): string {
  const next = isKnown ? 'save again to find out.' : 'look for the product in the list before you create it again.';
  return `The server may have saved it all the same: ${next}`;
}

function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
