'use client'
import { ChevronRight } from 'lucide-react'
import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import { useDesk } from '../frame/use-desk'
import { entriesFor } from '../menu/entries'
import { deskGroups } from '../menu/entry'

/** 设置: the pages that are opened now and then, by their group, each with its use. */
export function SettingPages() {
  const { data } = useDesk()
  if (!data) return null
  const { settings } = entriesFor({ role: data.desk_role, isOperator: data.shop === null })
  if (settings.length === 0) return <Empty occasion="order" text="没有您可以查看的设置" />
  return (
    <div className="grid gap-6">
      {deskGroups.map((group) => {
        const own = settings.filter(([, entry]) => entry.group === group)
        return (
          own.length > 0 && (
            <section key={group} aria-label={group}>
              <h2 className="text-muted mb-2 text-sm">{group}</h2>
              <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
                {own.map(([name, { href, label, settingUse }]) => (
                  <li key={name}>
                    <Link
                      href={href}
                      className="rounded-card border-line hover:border-faint flex items-center gap-3 border p-4"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="text-ink block font-semibold">{label}</span>
                        <span className="text-muted mt-1 block text-sm">{settingUse}</span>
                      </span>
                      <ChevronRight className="text-faint size-4 shrink-0" aria-hidden />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
