/**
 * Makes a value when it is first used. The build puts it around each schema
 * (`bundling/lazy-schemas.ts`).
 */
export function lazyValue<Thing extends object>(make: () => Thing): Thing {
  let made: Thing | undefined
  const thing = () => (made ??= make())
  return new Proxy({} as Thing, {
    get: (_, name) => Reflect.get(thing(), name),
    has: (_, name) => Reflect.has(thing(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(thing()),
  })
}
