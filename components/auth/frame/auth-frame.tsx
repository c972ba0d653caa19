import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/layout/client-navigation'
import { Footer } from '@/components/layout/footer'
import type { SiteTexts } from '@/components/layout/frame-data'
import { Logo } from '@/components/layout/logo'
import { SessionGuard } from '@/components/layout/session-guard'
import { BackLink } from '@/components/ui/back-link'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import { PictureWatch } from '@/components/ui/picture-watch'
import { Toaster } from '@/components/ui/toaster'
import { Providers } from '@/lib/client/call/providers'
import type { SignInLook } from '@/lib/domain/person/sign-in-look'
import { AuthSwitch } from './auth-switch'

interface AuthFrameProps {
  site: SiteTexts
  /** Without a picture of the operator the built-in one is shown, of a mall with a renewal programme (spec 1 §2). */
  pictures: SignInLook
  /** Whether the mall has a renewal programme, which the built-in picture advertises. */
  hasProgramme?: boolean
  /** Beside the logo. */
  title?: string
  /** Whether the header leads to sign-in and registration. */
  hasSwitch?: boolean
  children: ReactNode
}

const defaultPicture = '/images/sign-in.webp'

/** The frame of the sign-in pages: small header, slogan and picture on the left, one card on the right. */
export function AuthFrame({
  site,
  pictures,
  hasProgramme = false,
  title = '欢迎登录',
  hasSwitch = true,
  children,
}: AuthFrameProps) {
  const slogan = pictures.slogan || site.slogan
  const picture = pictures.background || (hasProgramme ? defaultPicture : '')
  return (
    <Providers>
      <header className="bg-card max-md:border-line max-md:border-b">
        <div className="column flex h-20 items-center max-md:h-13">
          <BackLink href="/" className="-ml-3" />
          <Logo name={site.brand_name} picture={pictures.logo} />
          {/* Without room it wraps out of sight. */}
          <span className="text-text flex h-7 min-w-0 flex-wrap overflow-hidden text-lg leading-7 whitespace-nowrap before:h-7 max-md:text-[min(1rem,4.2vw)] max-[22.5rem]:hidden">
            <span className="border-line ml-5 border-l pl-5 max-md:ml-3 max-md:pl-3">{title}</span>
          </span>
          {hasSwitch && <AuthSwitch />}
        </div>
      </header>
      <main
        id="main"
        className="from-programme-tint max-md:bg-card to-programme-mist bg-linear-to-br max-md:min-h-[calc(100dvh-3.25rem-1px)] max-md:bg-none md:min-h-[40rem] md:py-10"
      >
        <div
          className={cx(
            'md:column grid items-center gap-12 max-md:block',
            picture
              ? 'wide:grid-cols-[minmax(0,1fr)_25rem] md:max-wide:justify-items-center'
              : 'md:justify-items-center',
          )}
        >
          <figure
            className={cx(
              'max-md:bg-programme-tint wide:flex wide:flex-col-reverse max-md:px-4 max-md:py-2.5',
              // Narrow windows have no picture: without a slogan only an empty coloured bar would be left.
              !slogan && (picture ? 'max-wide:hidden' : 'hidden'),
            )}
          >
            {slogan && (
              <figcaption className="text-programme wide:text-section text-center text-lg font-semibold tracking-widest max-md:text-sm">
                {slogan}
              </figcaption>
            )}
            {picture && (
              <Picture
                src={picture}
                alt=""
                ratio="4/3"
                width={1200}
                fit="contain"
                priority
                className="auth-picture max-wide:hidden bg-transparent!"
              />
            )}
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
      <SessionGuard />
      <ClientNavigation />
    </Providers>
  )
}
