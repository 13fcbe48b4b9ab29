import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counts orders by status, source, wilaya and confirmation (docs/decisions/0048). Triggers do it, because an order and its
 * confirmation are written through several doors and each would have to know the other's state. A restore sets
 * `thermopieces.is_restoring`: its backup holds the counts already.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "order_counts" (
  	"status" text NOT NULL,
  	"source" text NOT NULL,
  	"wilaya_id" integer,
  	"confirmation" text NOT NULL,
  	"orders" integer NOT NULL
  );
   CREATE FUNCTION "count_order"() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE stored text;
   BEGIN
     IF current_setting('thermopieces.is_restoring', true) = 'on' THEN RETURN coalesce(NEW, OLD); END IF;
     IF TG_OP <> 'INSERT' THEN
       SELECT state INTO stored FROM order_confirmations WHERE order_id = OLD.id;
       INSERT INTO order_counts VALUES
         (OLD.status, coalesce(OLD.source::text, 'shop'), OLD.wilaya_id,
          coalesce(stored, CASE WHEN OLD.status::text IN ('pending', 'cancelled') THEN 'to-confirm' ELSE 'confirmed' END), -1);
     END IF;
     IF TG_OP <> 'DELETE' THEN
       INSERT INTO order_counts VALUES
         (NEW.status, coalesce(NEW.source::text, 'shop'), NEW.wilaya_id,
          coalesce(stored, CASE WHEN NEW.status::text IN ('pending', 'cancelled') THEN 'to-confirm' ELSE 'confirmed' END), 1);
     END IF;
     RETURN coalesce(NEW, OLD);
   END $$;
   CREATE FUNCTION "count_confirmation"() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE counted record; untouched text; state_before text; state_after text;
   BEGIN
     IF current_setting('thermopieces.is_restoring', true) = 'on' THEN RETURN NULL; END IF;
     SELECT status::text, coalesce(source::text, 'shop') AS source, wilaya_id INTO counted
       FROM orders WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
     IF NOT FOUND THEN RETURN NULL; END IF;
     untouched := CASE WHEN counted.status IN ('pending', 'cancelled') THEN 'to-confirm' ELSE 'confirmed' END;
     state_before := CASE WHEN TG_OP = 'INSERT' THEN untouched ELSE OLD.state END;
     state_after := CASE WHEN TG_OP = 'DELETE' THEN untouched ELSE NEW.state END;
     IF state_before <> state_after THEN
       INSERT INTO order_counts VALUES
         (counted.status, counted.source, counted.wilaya_id, state_before, -1),
         (counted.status, counted.source, counted.wilaya_id, state_after, 1);
     END IF;
     RETURN NULL;
   END $$;
   CREATE TRIGGER "order_counts_insert" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_order"();
   CREATE TRIGGER "order_counts_update" AFTER UPDATE OF "status", "source", "wilaya_id" ON "orders" FOR EACH ROW
     WHEN ((OLD.status, OLD.source, OLD.wilaya_id) IS DISTINCT FROM (NEW.status, NEW.source, NEW.wilaya_id))
     EXECUTE FUNCTION "count_order"();
   CREATE TRIGGER "order_counts_delete" BEFORE DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_order"();
   CREATE TRIGGER "order_counts_confirmation" AFTER INSERT OR UPDATE OF "state" OR DELETE ON "order_confirmations"
     FOR EACH ROW EXECUTE FUNCTION "count_confirmation"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "order_counts_confirmation" ON "order_confirmations";
   DROP TRIGGER "order_counts_delete" ON "orders";
   DROP TRIGGER "order_counts_update" ON "orders";
   DROP TRIGGER "order_counts_insert" ON "orders";
   DROP FUNCTION "count_confirmation"();
   DROP FUNCTION "count_order"();
   DROP TABLE "order_counts";`)
}
