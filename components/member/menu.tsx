'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import type { MallOffers } from '@/lib/contract/content/site'
import { activeEntry, memberMenu, offeredMenu, staffMenu, withDeposit, type MenuEntry } from './menu-entries'
import { useHasDeposit } from './use-has-deposit'
import { useIsPurchaser } from './use-is-purchaser'

/**
 * The left column of the member area; a row that scrolls sideways below 1024 px. Phones have the grid of the member
 * centre.
 */
export function MemberMenu({ offers }: { offers: MallOffers }) {
  const active = activeEntry(usePathname())
  const nav = useRef<HTMLElement>(null)
  const isPurchaser = useIsPurchaser()
  const hasDeposit = useHasDeposit()
  const menu = offeredMenu(isPurchaser ? staffMenu : memberMenu, offers)
  const groups = hasDeposit ? withDeposit(menu) : menu

  // The active entry may be outside the row. Not scrollIntoView: it would also scroll the page.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !link) return
    const row = nav.current.getBoundingClientRect()
    const { left, width } = link.getBoundingClientRect()
    nav.current.scrollLeft += left + width / 2 - (row.left + row.width / 2)
    // Entries that arrive later move it.
  }, [active, isPurchaser, hasDeposit])

  return (
    <nav
      ref={nav}
      aria-label="会员中心"
      className="member-menu rounded-card bg-card max-lg:border-line self-start py-3 max-lg:sticky max-lg:top-16 max-lg:z-20 max-lg:flex max-lg:[scrollbar-width:none] max-lg:overflow-x-auto max-lg:border-b max-lg:px-2 max-lg:py-0 max-md:hidden"
    >
      <Link
        href="/member/user-info"
        className="border-line text-ink hover:text-brand mx-5 mb-2 block border-b pb-3 text-lg font-semibold max-lg:hidden"
      >
        会员中心
      </Link>
      {groups.map(({ title, entries }, group) => (
        <div key={group} className="max-lg:contents lg:py-1">
          {title && <p className="text-ink px-5 pt-2 pb-1 text-sm font-semibold max-lg:hidden">{title}</p>}
          <ul className="max-lg:contents">
            {entries.map((entry) => (
              <MenuItem key={entry.href} entry={entry} active={entry.href === active} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function MenuItem({ entry, active }: { entry: MenuEntry; active: boolean }) {
  return (
    <li className="max-lg:shrink-0">
      <Link
        href={entry.href}
        aria-current={active ? 'page' : undefined}
        className={cx(
          'block border-transparent text-sm transition-colors lg:border-l-3 lg:px-[1.0625rem] lg:py-2',
          'max-lg:flex max-lg:h-11 max-lg:items-center max-lg:border-b-2 max-lg:px-3',
          active
            ? 'border-brand! text-brand lg:bg-brand-tint font-medium [--color-brand:var(--color-brand-deep)]'
            : 'text-text hover:text-brand',
        )}
      >
        {entry.label}
      </Link>
    </li>
  )
}
