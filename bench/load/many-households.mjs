/**
 * Fills a PostgreSQL with households, each with its recipes, four weeks of plans and two completed
 * lists, by SQL alone.
 */
export const FIRST_DAY = '2030-01-07'
export const DAYS = 28
const NOW = '2030-01-01T08:00:00.000Z'

/** The cookie of a household's only person. */
export const cookieOf = (household) => `plateful=bench-token-${household}`

/** The id of a household's recipe: households and recipes are numbered in one order. */
export const recipeId = (household, number, recipes) => (household - 1) * recipes + number

const STEP = 500

/** Writes them in steps of 500, and tells after each how many there are. */
export async function seed(client, { households, recipes, tell }) {
  for (let first = 1; first <= households; first += STEP) {
    const last = Math.min(first + STEP - 1, households)
    for (const statement of statements(`generate_series(${first}::bigint, ${last}) h`, recipes))
      await client.query(statement)
    tell(last)
  }
  for (const table of ['households', 'users', 'recipes'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  await client.query('analyze')
}

/** What is written, table by table, for some households `h`. */
function statements(h, recipes) {
  const dish = `(h + d) % ${recipes}`
  const meals = (
    slot,
  ) => `jsonb_build_array(jsonb_build_object('id', '${slot}', 'name', 'Dish ' || (1 + ${dish}),
    'type', 'recipe', 'peopleCount', 4, 'recipeId', (h - 1) * ${recipes} + 1 + ${dish}))`
  return [
    `insert into households (id, onboarding_skipped, created_at) overriding system value
      select h, true, '${NOW}' from ${h}`,
    `insert into users (id, household_id, username, email, hashed_password, first_name, last_name, is_verified, created_at)
      overriding system value
      select h, h, 'cook' || h, 'cook' || h || '@example.org', 'nobody signs in', 'Cook', 'Number ' || h, true, '${NOW}' from ${h}`,
    `insert into sessions (token_hash, user_id, created_at, expires_at)
      select encode(sha256(convert_to('bench-token-' || h, 'UTF8')), 'hex'), h, '${NOW}', '2099-01-01T00:00:00.000Z' from ${h}`,
    `insert into recipes (id, household_id, user_id, global_id, user_sequence, name, servings, ingredients, steps, tags, created_at, updated_at)
      overriding system value
      select (h - 1) * ${recipes} + n, h, h, gen_random_uuid(), n, 'Dish ' || n, 4,
        (select jsonb_agg(l || ' cups of ingredient ' || (n + l)) from generate_series(1, 8) l),
        '["Chop everything.", "Cook it slowly for half an hour.", "Serve it hot."]', '["quick"]', '${NOW}', '${NOW}'
      from ${h}, generate_series(1, ${recipes}) n`,
    `insert into global_counters (counter_name, current_value, updated_at)
      select 'recipes of household ' || h, ${recipes}, '${NOW}' from ${h}`,
    `insert into library_tags (household_id, tag) select h, gen_random_uuid() from ${h}`,
    `insert into calendar_assignments
      (household_id, user_id, date, breakfast_meals, lunch_meals, dinner_meals, snack_meals, is_skipped, is_manually_modified, last_modified)
      select h, h, to_char(date '${FIRST_DAY}' + d, 'YYYY-MM-DD'), ${meals('breakfast')}, ${meals('lunch')}, ${meals('dinner')}, '[]',
        false, true, '${NOW}'
      from ${h}, generate_series(0, ${DAYS - 1}) d`,
    `with locked as (
        insert into calendar_locks (household_id, start_date, end_date, reason, created_at)
        select h, '2029-12-' || w || '1', '2029-12-' || w || '7', 'Shopping list: Shop', '${NOW}' from ${h}, generate_series(0, 1) w
        returning id, household_id as h, start_date, end_date)
      insert into completed_shopping_lists (household_id, user_id, lock_id, name, start_date, end_date, items, completed_at)
      select h, h, id, 'Shop', start_date, end_date,
        (select jsonb_agg(jsonb_build_object('id', 'item-' || i, 'name', 'thing ' || i, 'category', 'Vegetables', 'quantity', i,
          'unit', 'g', 'isChecked', false, 'recipeIds', jsonb_build_array((h - 1) * ${recipes} + i))) from generate_series(1, 60) i),
        '${NOW}' from locked`,
  ]
}
