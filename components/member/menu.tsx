'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { activeEntry, memberMenu, type MenuEntry } from './menu-entries'

/** The left column of the member area; on phones a row that scrolls sideways. */
export function MemberMenu() {
  const active = activeEntry(usePathname())
  const nav = useRef<HTMLElement>(null)

  // The active entry may be outside the row. Not scrollIntoView: it would also scroll the page.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !link) return
    const row = nav.current.getBoundingClientRect()
    const { left, width } = link.getBoundingClientRect()
    nav.current.scrollLeft += left + width / 2 - (row.left + row.width / 2)
  }, [active])

  return (
    <nav
      ref={nav}
      aria-label="会员中心"
      className="rounded-card bg-card max-md:border-line self-start py-3 max-md:sticky max-md:top-13 max-md:z-20 max-md:flex max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:rounded-none max-md:border-b max-md:px-2 max-md:py-0"
    >
      <Link
        href="/member/user-info"
        className="border-line text-ink hover:text-brand mx-5 mb-2 block border-b pb-3 text-lg font-semibold max-md:hidden"
      >
        会员中心
      </Link>
      {memberMenu.map(({ title, entries }, group) => (
        <div key={group} className="max-md:contents md:py-1">
          {title && <p className="text-ink px-5 pt-2 pb-1 text-sm font-semibold max-md:hidden">{title}</p>}
          <ul className="max-md:contents">
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
    <li className="max-md:shrink-0">
      <Link
        href={entry.href}
        aria-current={active ? 'page' : undefined}
        className={cx(
          'block border-transparent text-sm transition-colors md:border-l-3 md:px-[1.0625rem] md:py-2',
          'max-md:flex max-md:h-11 max-md:items-center max-md:border-b-2 max-md:px-3',
          active ? 'border-brand! text-brand md:bg-brand-tint font-medium' : 'text-text hover:text-brand',
        )}
      >
        {entry.label}
      </Link>
    </li>
  )
}
