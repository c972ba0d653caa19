import { activityHref, readEmployeeRef, staffCheckoutHref, staffItemOf } from '@/lib/web/staff-href'

const ref = { activityId: 3, enterpriseId: 5 }

it.each([activityHref(ref), staffCheckoutHref(ref), staffCheckoutHref(ref, { itemId: 11, num: 2 })])(
  'the address %s names the activity that the next page shows',
  (href) => {
    expect(readEmployeeRef(new URLSearchParams(href.slice(href.indexOf('?'))))).toEqual(ref)
  },
)

it.each([
  ['/items/7', '/staff/items/7'],
  ['/h5/items/7', '/staff/items/7'],
  ['/items/7x', null],
  ['/items', null],
  ['/article/detail/7', null],
])('staff who miss the page %s are led to %s', (path, target) => {
  expect(staffItemOf(path)).toBe(target)
})
