'use client'
import { Menu } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useDeferredValue, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { DeskMenu } from './desk-menu'

/** Opens the menu as a sheet where the window has no room for it beside the page. */
export function DeskMenuButton() {
  const path = usePathname()
  const [openAt, setOpenAt] = useState<string | null>(null)
  // The page that was chosen takes its place.
  const isOpen = openAt === path
  // The sheet is shown at once; its fifty links follow.
  const hasMenu = useDeferredValue(isOpen)
  return (
    <span className="lg:hidden">
      <button
        type="button"
        aria-label="菜单"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(path)}
        className="text-text hover:text-brand mr-1 inline-flex size-11 items-center justify-center"
      >
        <Menu className="size-6" aria-hidden />
      </button>
      <Dialog open={isOpen} onClose={() => setOpenAt(null)} title="菜单" side width={320}>
        {hasMenu && <DeskMenu />}
      </Dialog>
    </span>
  )
}
