import { Picture } from '@/components/ui/picture'
import { topRateOf, type ClassFloor } from './programme-data'

/** Anchor of a class's products on the page. */
export const floorId = ({ rule }: Pick<ClassFloor, 'rule'>): string => `class-${rule.subsidy_class_id}`

/** The subsidised classes; each links to its products below. */
export function ClassGrid({ floors }: { floors: readonly ClassFloor[] }) {
  return (
    <ul className="cards-6 max-lg:cards-4 max-md:cards-3 grid gap-2.5 [--card-min:6rem]">
      {floors.map((floor) => (
        <li key={floor.rule.subsidy_class_id}>
          <a
            href={`#${floor.goods.length > 0 ? floorId(floor) : 'rules'}`}
            className="rounded-card border-line bg-card hover:border-programme flex h-full flex-col items-center gap-1 border px-2 py-5 text-center transition-colors max-md:py-3.5"
          >
            <Picture src={floor.picture} alt="" fit="contain" className="size-14 bg-transparent!" />
            <span className="text-ink mt-1 text-base font-semibold">{floor.rule.class_name}</span>
            <span className="text-programme text-sm font-medium">
              最高补贴{' '}
              <span translate="no" className="nums">
                {topRateOf(floor.rule)}%
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
