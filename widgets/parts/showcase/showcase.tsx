'use client'
import { ChevronRight } from 'lucide-react'
import { Suspense, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { Tabs } from '@/components/ui/tabs'
import type { GoodsCard } from '@/widgets/loader'
import type { WidgetMode } from '@/widgets/widget'
import { isDeadLink, WidgetLink } from '../widget-link'
import { TabSkeleton } from './tab-skeleton'

export interface ShowcaseTab {
  text: string
  goodsIds: readonly number[]
  /** The stored products, outside pages. */
  stored?: readonly GoodsCard[]
}

/** What the cells of a tab need; the view and the island of a type pass the same to its cells. */
export interface TabProps<L> {
  tab: ShowcaseTab
  look: L
  mode: WidgetMode
}

export interface ShowcaseProps<L> {
  title: string
  /** Text colour, background and corners of the title. */
  badge: CSSProperties
  /** Colour of the selected tab. */
  accent: string
  /** Text at the right end; nothing is shown when it is empty, or when `moreLink` leads nowhere. */
  more: string
  moreLink: unknown
  tabs: readonly ShowcaseTab[]
  look: L
  mode: WidgetMode
  /** The tab that is selected at first. */
  initial?: number
  className?: string
  /** Beside the tabs' products, such as the main picture. */
  side?: ReactNode
  /** The products of the first tab. */
  children: ReactNode
}

/**
 * The head of a showcase and the products of the selected tab (spec 4 §A0.5). The first tab is part of the document and
 * keeps its place while another tab is shown over it, so that nothing below moves.
 */
export function Showcase<L>(props: ShowcaseProps<L> & { Tab: ComponentType<TabProps<L>> }) {
  const { title, badge, accent, moreLink, tabs, look, mode, className, side, children, Tab } = props
  const more = isDeadLink(moreLink, mode) ? '' : props.more
  const [selected, setSelected] = useState(props.initial ?? 0)
  const tab = tabs[selected]
  const isFirst = selected === 0

  return (
    <section
      aria-label={title}
      // Phones leave what does not fit to the page behind the link.
      data-more={Boolean(more) || undefined}
      className={className}
      style={{ '--accent': accent } as CSSProperties}
    >
      <div className="showcase-head">
        <h2 className="showcase-badge" style={badge}>
          {title}
        </h2>
        {tabs.length > 1 && (
          <Tabs
            label={`${title}的分类`}
            items={tabs.map(({ text }, index) => ({ value: String(index), label: text }))}
            value={String(selected)}
            onChange={(value) => setSelected(Number(value))}
            look="quiet"
            opensOnHover
            className="min-w-0 flex-1 basis-24"
          />
        )}
        {more && (
          <WidgetLink
            to={moreLink}
            mode={mode}
            label={`${more}${title}`}
            className="tap text-muted hover:text-brand ml-auto flex shrink-0 items-center text-sm"
          >
            {more}
            <ChevronRight className="size-4" aria-hidden />
          </WidgetLink>
        )}
      </div>
      <div className="showcase-body">
        {side}
        <div className="showcase-panels">
          <div inert={!isFirst} className={isFirst ? undefined : 'invisible'}>
            {children}
          </div>
          {!isFirst && tab && (
            <div role="tabpanel" aria-label={tab.text}>
              <Suspense fallback={<TabSkeleton />}>
                <Tab key={selected} tab={tab} look={look} mode={mode} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
