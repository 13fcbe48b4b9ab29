/** The shop's own logo: its address, and which SVG is only a drawing. */
import { describe, expect, it } from 'vitest';
import { holdsName, isSvg, isUnsafeSvg, logoAt, logoFiles, ownLogoFile } from '@/domain/settings/logo';

const HASH = '0123456789abcdef0123456789abcdef';
const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${content}</svg>`;

describe('the address of a logo', () => {
  it('says its size and where its icon is', () => {
    const { logo, icon } = logoFiles(HASH, { width: 800, height: 96 });
    expect(logoAt(`/media/${logo}`)).toEqual({
      url: `/media/${logo}`,
      iconUrl: `/media/${icon}`,
      width: 800,
      height: 96,
    });
    expect(ownLogoFile(`/media/${icon}`)).toBe(icon);
    expect(logoAt(`/media/${icon}`)).toBeNull();
  });

  it.each([
    null,
    '',
    '/logo.svg',
    `/media/logo-${HASH}-800x96.svg`,
    `https://a.example/media/logo-${HASH}-8x8.png`,
    `/media/../logo-${HASH}-8x8.png`,
    `/media/logo-${HASH}-8x8.png?x`,
  ])('is not %s', (address) => expect(logoAt(address)).toBeNull());
});

it('a wide logo holds the name of the shop, a square one does not', () => {
  expect([holdsName({ width: 800, height: 400 }), holdsName({ width: 400, height: 400 })]).toEqual([true, false]);
});

describe('an SVG', () => {
  it.each([
    svg('<path d="M0 0h9" fill="url(#g)"/><use href="#p"/><use xlink:href="#p"/>'),
    svg('<style>.a{fill:red}</style><text font-size="3">Pièces onload</text>'),
    svg('<image href="data:image/png;base64,AAAA"/>'),
    `<?xml version="1.0"?>\n<!-- drawn by hand -->\n${svg('<circle r="2"/>')}`,
  ])('that is only a drawing is taken: %s', (text) => {
    expect([isSvg(text), isUnsafeSvg(text)]).toEqual([true, false]);
  });

  it.each([
    svg('<script>alert(1)</script>'),
    svg('<SCRIPT/>'),
    svg('<svg:script/>'),
    svg('', ' onload="alert(1)"'),
    svg('<g\nonclick = "x"/>'),
    svg('<a href="#x"><path/></a>'),
    svg('<a xlink:href="https://a.example">x</a>'),
    svg('<foreignObject><body/></foreignObject>'),
    svg('<image href="https://a.example/x.png"/>'),
    svg("<image xlink:href='//a.example/x.png'/>"),
    svg('<use href=https://a.example/x.svg#a />'),
    svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
    svg('<style>@import "https://a.example/x.css";</style>'),
    svg('<style>.a{fill:url(https://a.example/x)}</style>'),
    svg('<rect fill="url( \'//a.example\' )"/>'),
    svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
    svg('<set attributeName="x" to="1"/>'),
    `<?xml-stylesheet href="#a"?>${svg('')}`,
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`,
  ])('with a script, a link or an address elsewhere is not: %s', (text) => expect(isUnsafeSvg(text)).toBe(true));

  it.each(['', '<html><svg/></html>', '<svgx/>', 'GIF89a', '{"svg":1}'])('is not: %s', (text) =>
    expect(isSvg(text)).toBe(false),
  );
});
