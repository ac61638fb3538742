/**
 * React's development build makes an error for every element of every drawing, to tell in a warning
 * where it was made: a fifth of the processor time of all web tests. It stops by itself at ten
 * thousand a second; here it never begins.
 */
import * as React from 'react'

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  })
