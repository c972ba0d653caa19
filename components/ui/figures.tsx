/**
 * A sentence with amounts and numbers, each in an element that translation of the page leaves alone (`price.tsx` says why): the
 * words around them are translated.
 */
export const Figures = ({ text }: { text: string }) =>
  text.split(/(-?¥?\d[\d,.]*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Whether a value is only a number, a code or a time: it is marked as a whole. */
export const isFigure = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && /\d/.test(value) && /^[A-Z\d .:¥,+-]+$/i.test(value))
