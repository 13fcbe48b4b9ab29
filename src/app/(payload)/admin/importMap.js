import { TypedNumberField as TypedNumberField_aec2101f84305ab542dddde381f126ff } from '../../../../src/admin/cms/typed-number-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MomentCell as MomentCell_4248517ed2e3575107ef88da6c80e0b9 } from '../../../../src/admin/cms/moment-cell'
import { MomentField as MomentField_753ce154671ee4e526480d7dbf3a2beb } from '../../../../src/admin/cms/moment-field'
import { DocumentTimes as DocumentTimes_b5cad8a2ed8043a330f630bfc8afcad3 } from '../../../../src/admin/cms/document-times'
import { BoilerBrandField as BoilerBrandField_57f95fc03a9cde6c8366e191a1caf59d } from '../../../../src/admin/cms/boiler-name-fields'
import { BoilerRangeField as BoilerRangeField_57f95fc03a9cde6c8366e191a1caf59d } from '../../../../src/admin/cms/boiler-name-fields'
import { OrderChargesField as OrderChargesField_01139c9e0189a6caf8aa917b71886069 } from '../../../../src/admin/cms/order-charges-field'
import { ResetSecondFactor as ResetSecondFactor_468f293c243a131c00d3b7ca30633c08 } from '../../../../src/admin/users/reset-second-factor'
import { Nav as Nav_ecad6b7c8f091ab3980d559b9fa05fc7 } from '../../../../src/admin/shell/back-office'
import { SquareMark as SquareMark_55070612cd6078f689dcb2b5d801893d } from '../../../../src/admin/shell/nav-panel'
import { Mark as Mark_55070612cd6078f689dcb2b5d801893d } from '../../../../src/admin/shell/nav-panel'
import { WithLanguage as WithLanguage_9029f3b1cdcc4e72fa512ac88c3fa6b7 } from '../../../../src/app/document-language'
import { Providers as Providers_a124fc76962b3cc16ad6bf1f0c3a170a } from '../../../../src/admin/shell/providers'
import { BackOffice as BackOffice_ecad6b7c8f091ab3980d559b9fa05fc7 } from '../../../../src/admin/shell/back-office'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/cms/typed-number-field#TypedNumberField": TypedNumberField_aec2101f84305ab542dddde381f126ff,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/cms/moment-cell#MomentCell": MomentCell_4248517ed2e3575107ef88da6c80e0b9,
  "/src/admin/cms/moment-field#MomentField": MomentField_753ce154671ee4e526480d7dbf3a2beb,
  "/src/admin/cms/document-times#DocumentTimes": DocumentTimes_b5cad8a2ed8043a330f630bfc8afcad3,
  "/src/admin/cms/boiler-name-fields#BoilerBrandField": BoilerBrandField_57f95fc03a9cde6c8366e191a1caf59d,
  "/src/admin/cms/boiler-name-fields#BoilerRangeField": BoilerRangeField_57f95fc03a9cde6c8366e191a1caf59d,
  "/src/admin/cms/order-charges-field#OrderChargesField": OrderChargesField_01139c9e0189a6caf8aa917b71886069,
  "/src/admin/users/reset-second-factor#ResetSecondFactor": ResetSecondFactor_468f293c243a131c00d3b7ca30633c08,
  "/src/admin/shell/back-office#Nav": Nav_ecad6b7c8f091ab3980d559b9fa05fc7,
  "/src/admin/shell/nav-panel#SquareMark": SquareMark_55070612cd6078f689dcb2b5d801893d,
  "/src/admin/shell/nav-panel#Mark": Mark_55070612cd6078f689dcb2b5d801893d,
  "/src/app/document-language#WithLanguage": WithLanguage_9029f3b1cdcc4e72fa512ac88c3fa6b7,
  "/src/admin/shell/providers#Providers": Providers_a124fc76962b3cc16ad6bf1f0c3a170a,
  "/src/admin/shell/back-office#BackOffice": BackOffice_ecad6b7c8f091ab3980d559b9fa05fc7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
