/** QR codes as one SVG path. */
import qrcode from 'qrcode-generator';

const QUIET = 3; // modules of white around it

/** The dark modules of a text's code, in a square of `size`. */
export function squareOf(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  return { size: count + 2 * QUIET, path };
}
