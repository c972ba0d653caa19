import { pictureAt } from '@/lib/web/picture'
import { rem } from '@/widgets/measure'

export interface DotStyle {
  style: 'style1' | 'style2' | 'style3' | 'style4' | 'style5'
  align: 'left' | 'center' | 'right'
  /** Colours of the present point and of the others. */
  active: string
  plain: string
}

interface PointsProps {
  look: DotStyle
  count: number
  selected: number
  pictures: readonly string[]
  onSelect: (index: number) => void
}

const places = { left: 'justify-start', center: 'justify-center', right: 'justify-end' } as const

/** Where the carousel stands: a number, dots, bars or small pictures (spec/4-widgets W0001). */
export function PaginationDots(props: PointsProps) {
  const { look, count, selected, pictures, onSelect } = props
  const row = `absolute inset-x-0 bottom-2.5 flex items-center px-5 ${places[look.align]}`
  if (look.style === 'style1' || look.style === 'style2') {
    const badge =
      look.style === 'style1'
        ? 'flex size-6 items-center justify-center rounded-full bg-[#8d8d8d] text-xs text-white'
        : 'text-xs'
    return (
      <div className={row}>
        <span
          className={`nums ${badge}`}
          style={look.style === 'style2' ? { color: look.active } : undefined}
        >
          {selected + 1}/{count}
        </span>
      </div>
    )
  }
  if (look.style === 'style3') return <Dots {...props} row={row} />
  return (
    <div className={row} style={{ gap: rem(look.style === 'style5' ? 10 : 2) }}>
      {Array.from({ length: count }, (_, index) => {
        const present = index === selected
        return (
          <button
            key={index}
            type="button"
            aria-label={`第 ${index + 1} 张`}
            aria-current={present || undefined}
            onClick={() => onSelect(index)}
            // The bar is thin, what is pressed is not.
            className="flex items-center py-2.5"
          >
            {look.style === 'style5' ? (
              <img
                src={pictureAt(pictures[index] ?? '', 240)}
                alt=""
                className="rounded-control h-12 object-cover transition-[width]"
                style={{
                  width: rem(present ? 120 : 100),
                  outline: present ? `2px solid ${look.active}` : undefined,
                }}
              />
            ) : (
              <span
                className="block transition-colors"
                style={{
                  width: rem(30),
                  height: rem(4),
                  borderRadius: rem(2),
                  backgroundColor: present ? look.active : look.plain,
                }}
              />
            )}
          </button>
        )
      })}
    </div>
  )
}

/** Dots lie too close to each other to be aimed at: they tell, and arrows, swipes and keys turn. */
function Dots({ look, count, selected, onSelect, row }: PointsProps & { row: string }) {
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
            backgroundColor: index === selected ? look.active : look.plain,
          }}
        />
      ))}
    </div>
  )
}
