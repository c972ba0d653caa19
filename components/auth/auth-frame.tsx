import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import type { SiteTexts } from '@/components/layout/frame-data'
import { Keeper } from '@/components/layout/keeper'
import { Logo } from '@/components/layout/logo'
import { SoftLinks } from '@/components/layout/soft-links'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { Picture } from '@/components/ui/picture'
import { PictureWatch } from '@/components/ui/picture-watch'
import { Toaster } from '@/components/ui/toaster'
import { Providers } from '@/lib/client/providers'
import { AuthSwitch } from './auth-switch'

interface AuthFrameProps {
  site: SiteTexts
  /** Shown when the mall has none of its own (spec 1 §2). */
  picture: string
  children: ReactNode
}

const defaultPicture = '/media/login/scene.svg'

/** Around the sign-in pages: small header, the programme's picture on the left, one card on the right. */
export function AuthFrame({ site, picture, children }: AuthFrameProps) {
  return (
    <Providers>
      <header className="bg-card max-md:border-line max-md:border-b">
        <div className="column flex h-20 items-center max-md:h-13">
          <Logo name={site.brand_name} />
          <span className="border-line text-text ml-5 border-l pl-5 text-lg leading-7 max-md:ml-3 max-md:pl-3 max-md:text-base">
            欢迎登录
          </span>
          <AuthSwitch />
        </div>
      </header>
      <main
        id="main"
        className="from-programme-tint max-md:bg-card bg-linear-to-br to-[#d5f1e4] max-md:min-h-[calc(100dvh-3.25rem)] max-md:bg-none md:min-h-[40rem] md:py-10"
      >
        <div className="md:column wide:grid-cols-[minmax(0,1fr)_25rem] md:max-wide:justify-items-center grid items-center gap-12 max-md:block">
          <figure className="max-wide:hidden">
            <Picture
              src={picture || defaultPicture}
              alt=""
              ratio="4/3"
              fit="contain"
              width={1200}
              priority
              className="auth-picture bg-transparent!"
            />
            {site.slogan && <figcaption className="sr-only">{site.slogan}</figcaption>}
          </figure>
          {children}
        </div>
      </main>
      <div className="bg-card max-md:hidden [&>footer]:mt-0">
        <Footer site={site} />
      </div>
      <Toaster />
      <ConfirmHost />
      <PictureWatch />
      <Keeper />
      <SoftLinks />
    </Providers>
  )
}
