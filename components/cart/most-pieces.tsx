import { mostPiecesText } from '@/lib/domain/goods/stock'

/** The hint below the stepper of a line that has reached its limit; it moves nothing. */
export const MostPieces = ({ num, max }: { num: number; max: number }) =>
  max > 0 && num >= max ? (
    <span className="text-brand absolute top-full right-0 mt-0.5 text-xs whitespace-nowrap md:right-1/2 md:translate-x-1/2">
      {mostPiecesText(max)}
    </span>
  ) : null
