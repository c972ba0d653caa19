import type { ReactNode } from 'react'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { PictureWatch } from '@/components/ui/picture-watch'
import { Toaster } from '@/components/ui/toaster'
import { ClientNavigation } from './client-navigation'
import { Footer } from './footer'
import type { FrameData } from './frame-data'
import { Header } from './header'
import { Nav } from './nav'
import { SessionGuard } from './session-guard'
import { SkipLink } from './skip-link'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

interface FrameProps {
  data: FrameData
  /** Designed header and footer; replace the built-in ones. Phones always have the built-in header. */
  header?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Everything around a page of the mall. The document is the same for all visitors; islands add the member's data. */
export function Frame({ data, header, footer, children }: FrameProps) {
  const { categories, hotWords, site } = data
  return (
    <>
      <SkipLink />
      <TopBar site={site} />
      {header && (
        <div data-designed-header className="relative z-30 max-md:hidden">
          {header}
        </div>
      )}
      <div className={header ? 'contents md:hidden' : 'contents'}>
        <Header hotWords={hotWords} site={site} />
        <Nav categories={categories} site={site} />
      </div>
      {/* flow-root: a top margin that arrives after the first paint must not move the whole page. The footer begins
          below the fold, where content that arrives later does not push it in sight. */}
      <main
        id="main"
        tabIndex={-1}
        className="flow-root min-h-[60vh] outline-none md:min-h-[calc(100vh-11rem)]"
      >
        {children}
      </main>
      {footer ? <div data-designed-footer>{footer}</div> : <Footer site={site} />}
      <TabBar />
      <Toaster />
      <ConfirmHost />
      <PictureWatch />
      <SessionGuard />
      <ClientNavigation />
    </>
  )
}
