'use client'
import { Suspense, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Tabs } from '@/components/ui/tabs'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import type { NearbyShops as Shops, ShopTagFacts } from '@/widgets/loader'
import type { WidgetMode } from '@/widgets/widget'
import type { NearbyLook } from '../cards'
import { allTab, tabsOf } from '../tabs'

const ShopsAround = lazyPart(() => import('./shops-around'), 'ShopsAround')

interface NearbyShopsProps {
  title: string
  badge: ReactNode
  more: ReactNode
  /** Colour of the selected tab. */
  accent: string
  chosen: readonly ShopTagFacts[]
  /** The shops of the document; null where there is no data of the mall. */
  first: Shops | null
  look: NearbyLook
  mode: WidgetMode
  /** The cards of `first`. */
  children: ReactNode
}

/**
 * Title, tabs and shops. Once they are in view, the visitor is asked for the position and the shops around it replace
 * those of the document.
 */
export function NearbyShops({
  title,
  badge,
  more,
  accent,
  chosen,
  first,
  look,
  mode,
  children,
}: NearbyShopsProps) {
  const box = useRef<HTMLElement>(null)
  const [isSeen, setIsSeen] = useState(first === null)
  const [tagId, setTagId] = useState(allTab.tagId)
  const [found, setFound] = useState(first)
  useNearViewport(box, '0px', () => setIsSeen(true), !isSeen)
  const tabs = tabsOf(chosen, found ?? { shops: [], tags: [] })

  return (
    <section ref={box} aria-label={title || undefined} style={{ '--accent': accent } as CSSProperties}>
      <div className="nearby-head">
        {badge}
        {tabs.length > 1 && (
          <Tabs
            label={`${title}的标签`}
            items={tabs.map((tag) => ({ value: String(tag.tagId), label: tag.name }))}
            value={String(tagId)}
            onChange={(value) => setTagId(Number(value))}
            look="quiet"
            className="nearby-tabs"
          />
        )}
        {more}
      </div>
      {isSeen || tagId !== allTab.tagId ? (
        <Suspense fallback={children}>
          <ShopsAround found={found} tagId={tagId} look={look} mode={mode} onFound={setFound} />
        </Suspense>
      ) : (
        children
      )}
    </section>
  )
}
