/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { AuthFrame } from '@/components/auth/frame/auth-frame'
import { Header } from '@/components/layout/header'
import { Identity } from '@/components/layout/identity'
import { TopBar } from '@/components/layout/top-bar'
import { frameTexts } from '@/lib/server/content/site/texts'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'
import { siteTexts } from '../../fixtures/components/site-texts'

const ownPictures = { logo: '/media/logo/word.svg', background: '/media/login/autumn.svg', slogan: '' }
const sources = (elements: NodeListOf<Element>) => [...elements].map((picture) => picture.getAttribute('src'))
/** Pictures with a placeholder, and all pictures. */
const boxed = () => sources(document.querySelectorAll('.picture > img'))
const pictures = () => sources(document.querySelectorAll('img'))

function showAuth(site = siteTexts, authPictures = ownPictures, path = '/auth/login') {
  mallDouble({})
  showPage(
    <PathnameContext value={path}>
      <AuthFrame site={site} pictures={authPictures} hasProgramme>
        <p>登录表单</p>
      </AuthFrame>
    </PathnameContext>,
  )
}

describe('the frame of the sign-in pages', () => {
  it('shows the slogan, and logo and background of the mall', () => {
    showAuth()
    expect(screen.getByText('旧的不去，新的来')).not.toHaveClass('sr-only')
    expect(boxed()).toEqual(['/media/logo/word.svg', '/media/login/autumn.svg'])
    expect(screen.getByRole('link', { name: '焕新商城首页' })).toHaveAttribute('href', '/')
  })

  it('leads back on phones', () => {
    showAuth()
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/')
  })

  it.each([
    ['/auth/login', '免费注册', '/auth/reg'],
    ['/auth/reg', '现在登录', '/auth/login'],
    ['/auth/forget-password', '返回登录', '/auth/login'],
    ['/auth/email/resend', '返回登录', '/auth/email'],
    // Only members bind a number, so the link leads to the member centre.
    ['/h5/auth/bindphone', '会员中心', '/member/user-info'],
  ])('%s leads to %s', (path, name, href) => {
    showAuth(siteTexts, ownPictures, path)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.queryAllByRole('link', { name: '免费注册' })).toHaveLength(name === '免费注册' ? 1 : 0)
  })

  it('falls back to the built-in pictures and the name', () => {
    showAuth({ ...siteTexts, slogan: '' }, { logo: '', background: '', slogan: '' })
    expect(pictures()).toEqual(['/images/logo-mark.webp', '/images/sign-in.webp'])
    expect(screen.getByText('焕新商城')).toBeInTheDocument()
    expect(screen.queryByText('旧的不去，新的来')).toBeNull()
  })

  it('hides the empty bar on narrow windows without a slogan', () => {
    const bar = () => document.querySelector('figure')
    showAuth()
    expect(bar()).not.toHaveClass('max-wide:hidden')
    cleanup()
    showAuth({ ...siteTexts, slogan: '' })
    expect(bar()).toHaveClass('max-wide:hidden')
  })
})

describe('the header', () => {
  it('shows the logo of the mall, and mark and name when it fails to load', () => {
    mallDouble({})
    showPage(<Header hotWords={['手机']} site={{ ...siteTexts, logo: '/media/logo/own.svg' }} />)
    const home = screen.getByRole('link', { name: '焕新商城首页' })
    expect(home.querySelector('.picture > img')).toHaveAttribute('src', '/media/logo/own.svg')
    expect(home.querySelector('img[src="/images/logo-mark.webp"]')).toHaveAttribute('loading', 'lazy')
    expect(home).toHaveTextContent('焕新商城')
  })

  it('shows mark and name without a logo', () => {
    mallDouble({})
    showPage(<Header hotWords={['手机']} site={{ ...siteTexts, logo: '' }} />)
    expect(boxed()).toEqual([])
    expect(pictures()).toEqual(['/images/logo-mark.webp'])
  })

  it('shows the slogan', () => {
    mallDouble({})
    showPage(<Header hotWords={['手机']} site={siteTexts} />)
    expect(screen.getByRole('region', { name: '商城口号' })).toHaveTextContent('旧的不去，新的来')
  })

  it('has no empty banner without a slogan', () => {
    mallDouble({})
    showPage(<Header hotWords={['手机']} site={{ ...siteTexts, slogan: '' }} />)
    expect(screen.queryByRole('region', { name: '商城口号' })).toBeNull()
  })
})

describe('who is signed in', () => {
  it('leaves with 退出 at once, without a question', async () => {
    const mall = mallDouble({ 'POST /member/logout': { message: '' } })
    signIn()
    const left: string[] = []
    showPage(<Identity leaveTo={(href) => left.push(href)} />)
    await userEvent.setup().click(screen.getByRole('button', { name: '退出' }))
    await waitFor(() => expect(left).toEqual(['/']))
    expect(mall.sent('POST', '/member/logout')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.cookie).not.toContain('userinfo=')
  })
})

it('hides 请登录 of the document from members until hydration', () => {
  expect(renderToString(<Identity />)).toMatch(/class="[^"]*until-session[^"]*".*请登录/)
  mallDouble({})
  showPage(<Identity />)
  expect(screen.getByText('请登录').parentElement).not.toHaveClass('until-session')
})

describe('the top bar', () => {
  const links = () => screen.getAllByRole('link').map((link) => link.textContent)
  const show = (merchantEntry?: string) => {
    mallDouble({})
    const { merchant_entry } = frameTexts({
      navigation: { links: [], ...(merchantEntry && { merchantEntry }) },
    })
    showPage(<TopBar site={{ ...siteTexts, merchant_entry }} />)
  }

  it('links to the merchant entry', () => {
    show('/shop')
    expect(screen.getByRole('link', { name: '商家入驻' })).toHaveAttribute('href', '/shop')
    expect(links()).toEqual(expect.arrayContaining(['我的购物车', '我的订单', '会员中心', '商家入驻']))
  })

  it('has no merchant link without a merchant entry', () => {
    show()
    expect(links()).not.toContain('商家入驻')
  })
})
