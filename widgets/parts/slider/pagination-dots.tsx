import { cx } from '@/components/ui/cx'
import { pictureAt } from '@/lib/web/picture'
import { rem } from '@/widgets/measure'

export interface DotStyle {
  style: 'style1' | 'style2' | 'style3' | 'style4' | 'style5'
  align: 'left' | 'center' | 'right'
  /** Colours of the current dot and of the others. */
  active: string
  inactive: string
  /** In a head of 30 px above the slides instead of over them: thumbnails are smaller there (spec 4 §W0018). */
  top?: boolean
}

interface PaginationDotsProps {
  dots: DotStyle
  count: number
  selected: number
  pictures: readonly string[]
  onSelect: (index: number) => void
}

const alignClasses = { left: 'justify-start', center: 'justify-center', right: 'justify-end' } as const

/** Sizes of a thumbnail in pixels: over the slides, and in the head above them. */
const thumbnails = {
  over: { width: 100, selected: 120, height: 48, gap: 10 },
  head: { width: 28, selected: 36, height: 28, gap: 4 },
} as const

/** The position of the carousel as a number, dots, bars or small pictures (spec 4 §W0001). */
export function PaginationDots(props: PaginationDotsProps) {
  const { dots, count, selected, pictures, onSelect } = props
  const row = `absolute inset-x-0 flex items-center ${dots.top ? 'top-0 h-7.5 px-1.5' : 'bottom-2.5 px-5 max-md:bottom-1 max-md:px-3'} ${alignClasses[dots.align]}`
  const thumbnail = thumbnails[dots.top ? 'head' : 'over']
  if (dots.style === 'style1' || dots.style === 'style2') {
    const badge =
      dots.style === 'style1'
        ? 'flex size-6 items-center justify-center rounded-full bg-[#8d8d8d] text-xs text-white'
        : // Plain text; on a phone's small picture it has a ground of its own, to be read on any colours.
          'text-xs [text-shadow:0_1px_2px_rgb(0_0_0/0.6)] max-md:rounded-full max-md:bg-black/55 max-md:px-2 max-md:py-0.5'
    return (
      <div className={row}>
        <span
          className={`nums ${badge}`}
          style={dots.style === 'style2' ? { color: dots.active } : undefined}
        >
          {selected + 1}/{count}
        </span>
      </div>
    )
  }
  if (dots.style === 'style3') return <Dots {...props} row={row} />
  return (
    <div className={row} style={{ gap: rem(dots.style === 'style5' ? thumbnail.gap : 2) }}>
      {Array.from({ length: count }, (_, index) => {
        const isCurrent = index === selected
        return (
          <button
            key={index}
            type="button"
            aria-label={`第 ${index + 1} 张`}
            aria-current={isCurrent || undefined}
            onClick={() => onSelect(index)}
            // The padding makes the thin bar easy to hit.
            className="flex min-w-0 items-center py-2.5"
          >
            {dots.style === 'style5' ? (
              <img
                src={pictureAt(pictures[index] ?? '', 240)}
                alt=""
                className={cx(
                  'rounded-control max-w-full object-cover transition-[width]',
                  // On phones a row of five would cover a quarter of the picture.
                  !dots.top && (isCurrent ? 'max-md:h-7! max-md:w-14!' : 'max-md:h-7! max-md:w-11!'),
                )}
                style={{
                  width: rem(isCurrent ? thumbnail.selected : thumbnail.width),
                  height: rem(thumbnail.height),
                  outline: isCurrent ? `2px solid ${dots.active}` : undefined,
                }}
              />
            ) : (
              <span
                className="block transition-colors"
                style={{
                  width: rem(30),
                  height: rem(4),
                  borderRadius: rem(2),
                  backgroundColor: isCurrent ? dots.active : dots.inactive,
                }}
              />
            )}
          </button>
        )
      })}
    </div>
  )
}

/** The dots are too close together to be separate buttons for assistive technology: arrows, swipes and keys do that. */
function Dots({ dots, count, selected, onSelect, row }: PaginationDotsProps & { row: string }) {
  return (
    <div aria-hidden className={row} style={{ gap: rem(2) }}>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          onClick={() => onSelect(index)}
          className="cursor-pointer rounded-full transition-colors"
          style={{
            width: rem(6),
            height: rem(6),
            backgroundColor: index === selected ? dots.active : dots.inactive,
          }}
        />
      ))}
    </div>
  )
}
