import { databaseHosts } from '@/lib/database-hosts'

describe('the address of a database', () => {
  it.each([
    ['postgres://mall@db/mall', [['db', 5432]], 'postgres://mall@db/mall'],
    [
      'postgresql://m:a%40b@db:6432/mall?sslmode=require',
      [['db', 6432]],
      'postgresql://m:a%40b@db:6432/mall?sslmode=require',
    ],
    [
      'postgres://m:p@one:5432,two:5433/mall',
      [
        ['one', 5432],
        ['two', 5433],
      ],
      'postgres://m:p@one:5432/mall',
    ],
    [
      'postgres://one,two',
      [
        ['one', 5432],
        ['two', 5432],
      ],
      'postgres://one',
    ],
    [
      'postgres://[::1]:5432,[fe80::2]/mall',
      [
        ['::1', 5432],
        ['fe80::2', 5432],
      ],
      'postgres://[::1]:5432/mall',
    ],
    [
      'postgres://one,two/mall?target_session_attrs=read-write',
      [
        ['one', 5432],
        ['two', 5432],
      ],
      'postgres://one/mall',
    ],
    [
      'postgres://a,b/m?sslmode=require&target_session_attrs=primary',
      [
        ['a', 5432],
        ['b', 5432],
      ],
      'postgres://a/m?sslmode=require',
    ],
    [
      'postgres://a,b/m?target_session_attrs=primary&sslmode=require',
      [
        ['a', 5432],
        ['b', 5432],
      ],
      'postgres://a/m?sslmode=require',
    ],
    ['postgres:///mall?host=/run/postgresql', [['', 5432]], 'postgres:///mall?host=/run/postgresql'],
  ])('%s', (url, hosts, connectionString) => {
    expect(databaseHosts(url)).toEqual({
      hosts: hosts.map(([host, port]) => ({ host, port })),
      connectionString,
    })
  })

  it.each([
    'http://one/mall',
    'postgres://one,,two/mall',
    'postgres://one:0/mall',
    'postgres://one:99999,two/mall',
    'postgres://one:abc/mall',
    'postgres://one,/mall',
    'mall',
  ])('%s is none', (url) => {
    expect(databaseHosts(url)).toBeNull()
  })
})
