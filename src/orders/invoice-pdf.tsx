/** The invoice as PDF: A4, in French, over as many pages as it needs, each with the head of the table. */

import path from 'node:path';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { invoiceWords } from '@/words/fr/invoice';
import { type Paper, referenceText } from './invoice';
import { breakableParts, printable } from './printable-text';

/** DejaVu has Latin and Arabic letters: customers write their names in both. */
const FONTS = path.join(process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf');
const FAMILY = 'DejaVu';
Font.register({
  family: FAMILY,
  fonts: [
    { src: path.join(FONTS, 'DejaVuSans.ttf') },
    { src: path.join(FONTS, 'DejaVuSans-Bold.ttf'), fontWeight: 'bold' },
  ],
});
// French words are not cut at the rules of English; one that would reach into the next column is cut anywhere.
Font.registerHyphenationCallback(breakableParts);

const INK = '#0f172a';
const QUIET = '#475569';
const LINE = '#cbd5e1';

const styles = StyleSheet.create({
  page: { fontFamily: FAMILY, fontSize: 9, color: INK, padding: 42, paddingBottom: 60 },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  shop: { fontSize: 16, fontWeight: 'bold', color: '#1e3a8a', marginBottom: 8 },
  title: { fontSize: 16, fontWeight: 'bold', marginBottom: 8, textAlign: 'right' },
  line: { marginBottom: 3 },
  quiet: { color: QUIET },
  notice: { color: '#b91c1c', fontWeight: 'bold', textAlign: 'right' },
  parties: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, marginBottom: 24 },
  party: { flex: 1 },
  label: { color: QUIET, fontSize: 8, marginBottom: 3, textTransform: 'uppercase' },
  strong: { fontWeight: 'bold' },
  remark: { marginBottom: 24 },
  fact: { flexDirection: 'row', justifyContent: 'space-between', gap: 12, marginBottom: 4 },
  row: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: LINE, paddingVertical: 6 },
  tableHead: { backgroundColor: '#f1f5f9', fontWeight: 'bold' },
  what: { flex: 1, paddingHorizontal: 6 },
  reference: { color: QUIET, fontSize: 7.5, marginTop: 2 },
  quantity: { width: 40, textAlign: 'right', paddingHorizontal: 6 },
  amount: { width: 105, textAlign: 'right', paddingHorizontal: 6 },
  totals: { alignSelf: 'flex-end', width: 250, marginTop: 14 },
  total: { fontSize: 11, fontWeight: 'bold', borderTopWidth: 1, borderTopColor: INK, paddingTop: 5, marginTop: 5 },
  foot: { position: 'absolute', bottom: 28, left: 42, right: 42, fontSize: 7.5, color: QUIET, textAlign: 'center' },
});

/**
 * Keeps its thread busy for up to half a second, so draw-paper.ts calls it in another one.
 * @returns the file
 */
export async function invoicePdf(invoice: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await Promise.all([loadFont('normal'), loadFont('bold')]);
  const hasGlyph = (codePoint: number) => fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
  return new Uint8Array(
    await renderToBuffer(<InvoiceDocument invoice={invoice} set={(text) => printable(text, hasGlyph)} />),
  );
}

async function loadFont(fontWeight: 'normal' | 'bold') {
  const descriptor = { fontFamily: FAMILY, fontWeight };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  if (!font || !('hasGlyphForCodePoint' in font)) throw new Error(`The font ${FAMILY} is not there.`);
  return font;
}

/** @param set replaces the letters of a text that the font lacks */
function InvoiceDocument({ invoice, set }: { invoice: Paper; set: (text: string) => string }) {
  const { seller, customer, remark, facts, lines, totals } = invoice;
  return (
    <Document title={`${invoice.title} - ${seller.name}`} author={seller.name} language="fr">
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          <View>
            <Text style={styles.shop}>{seller.name}</Text>
            {seller.lines.map((line) => (
              <Text key={line} style={[styles.line, styles.quiet]}>
                {line}
              </Text>
            ))}
          </View>
          <View>
            <Text style={styles.title}>{invoice.title}</Text>
            {invoice.notice !== null && <Text style={styles.notice}>{invoice.notice}</Text>}
          </View>
        </View>
        <View style={styles.parties}>
          <View style={styles.party}>
            <Text style={styles.label}>{invoice.customerLabel ?? invoiceWords.billedTo}</Text>
            <Text style={[styles.line, styles.strong]}>{set(customer.name)}</Text>
            {customer.lines.map((line) => (
              <Text key={line} style={styles.line}>
                {set(line)}
              </Text>
            ))}
          </View>
          <View style={styles.party}>
            {facts.map(({ label, value }) => (
              <View key={label} style={styles.fact}>
                <Text style={styles.quiet}>{label}</Text>
                <Text>{value}</Text>
              </View>
            ))}
          </View>
        </View>
        {remark !== null && (
          <View style={styles.remark}>
            <Text style={styles.label}>{remark.label}</Text>
            <Text>{set(remark.value)}</Text>
          </View>
        )}
        <View>
          <View fixed style={[styles.row, styles.tableHead]}>
            <Text style={styles.what}>{invoiceWords.article}</Text>
            <Text style={styles.quantity}>{invoiceWords.quantity}</Text>
            <Text style={styles.amount}>{invoiceWords.unitPrice}</Text>
            <Text style={styles.amount}>{invoiceWords.total}</Text>
          </View>
          {lines.map(({ title, reference, quantity, unitPrice, total }, index) => (
            // The lines of an order never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may bear the same words
            <View key={index} style={styles.row} wrap={false}>
              <View style={styles.what}>
                <Text>{set(title)}</Text>
                {reference !== null && <Text style={styles.reference}>{set(referenceText(reference))}</Text>}
              </View>
              <Text style={styles.quantity}>{quantity}</Text>
              <Text style={styles.amount}>{unitPrice}</Text>
              <Text style={styles.amount}>{total}</Text>
            </View>
          ))}
        </View>
        <View style={styles.totals} wrap={false}>
          {totals.map(({ label, value }, index) => (
            <View key={label} style={index === totals.length - 1 ? [styles.fact, styles.total] : styles.fact}>
              <Text>{label}</Text>
              <Text>{value}</Text>
            </View>
          ))}
        </View>
        <Text
          fixed
          style={styles.foot}
          render={({ pageNumber, totalPages }) =>
            invoiceWords.pageOf(seller.name, invoice.title, pageNumber, totalPages)
          }
        />
      </Page>
    </Document>
  );
}
