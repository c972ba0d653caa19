/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemberCard } from '@/components/home/member-card'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

/** Texts that the document hides from members until their session is known. */
const hiddenTexts = (html: string) => {
  const page = document.createElement('div')
  page.innerHTML = html
  return [...page.querySelectorAll('.until-session')].map(({ textContent }) => textContent)
}

describe('the member card of the home page', () => {
  it.each([
    [false, ['您好，欢迎光临登录后查看会员价与优惠', '亲，请登陆去注册']],
    [true, ['登录后查看会员价与优惠', '亲，请登陆', '去注册']],
  ])('hides from members what its document says to guests (one line: %s)', (line, texts) => {
    expect(hiddenTexts(renderToString(<MemberCard line={line} />))).toEqual(texts)
  })

  it('shows it to guests', () => {
    mallDouble({})
    const { container } = showPage(<MemberCard />)
    expect(screen.getByRole('link', { name: '亲，请登陆' })).toBeVisible()
    expect(hiddenTexts(container.innerHTML)).toEqual([])
  })
})
