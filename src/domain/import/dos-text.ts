/**
 * Code page 850, in which Excel saves 'CSV (MS-DOS)'. Decoded here: browsers' decoders, which Node.js has, do not know it, and a
 * library for some thirty bytes of French would be a hundred times as long.
 */
const HIGH_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export function decodeDos(bytes: Uint8Array): string {
  // Latin-1 gives each byte the character of its number.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.replace(/[\u0080-\u00ff]/g, (byte) => HIGH_HALF[byte.charCodeAt(0) - 0x80] ?? '');
}
