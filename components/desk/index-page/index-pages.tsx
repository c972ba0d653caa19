import { Button } from '@/components/ui/button'
import type { IndexPlace } from '../list/use-index-place'

interface IndexPagesProps {
  place: IndexPlace
  total: number
  /** There are more than `total`. */
  hasMore: boolean
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

/** The number of rows, and the way to the page before and after. */
export function IndexPages({ place, total, hasMore, next }: IndexPagesProps) {
  const turn = (go: () => void) => () => {
    go()
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label="分页" className="flex items-center justify-end gap-3 pt-4 max-md:flex-wrap">
      <p className="text-muted nums mr-auto text-sm">
        共{hasMore ? `${total}条以上` : `${total}条`}，第{place.trail.length + 1}页
      </p>
      <Button variant="ghost" disabled={place.trail.length === 0} onClick={turn(place.goBack)}>
        上一页
      </Button>
      <Button
        variant="ghost"
        disabled={next === null}
        onClick={turn(() => {
          if (next !== null) place.goOn(next)
        })}
      >
        下一页
      </Button>
    </nav>
  )
}
