/**
 * A sentence with amounts and numbers, each in an element that translation of the page leaves alone (`price.tsx` says
 * why). The words around them are translated; each piece is an element, because React fails on removing a text node
 * that was replaced, and other words are another element.
 */
export const Figures = ({ text }: { text: string }) =>
  text.split(/(-?¥?\d[\d,.]*)/).map((part, index) => {
    const isNumber = index % 2 === 1
    return (
      <span key={isNumber ? index : `${index}${part}`} translate={isNumber ? 'no' : undefined}>
        {part}
      </span>
    )
  })

/** Whether a value is only a number, a code or a time: it is marked as a whole. */
export const isFigure = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && /\d/.test(value) && /^[A-Z\d .:¥,+-]+$/i.test(value))
