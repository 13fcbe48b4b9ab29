import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" text NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"valid_until" timestamp (3) with time zone NOT NULL,
  	"customer_name" text NOT NULL,
  	"customer_phone" text NOT NULL,
  	"customer_email" text,
  	"company_name" text,
  	"company_rc" text,
  	"company_nif" text,
  	"search_text" text NOT NULL,
  	"subtotal" numeric NOT NULL,
  	"account_id" integer,
  	"ordered_at" timestamp (3) with time zone,
  	"order_id" integer,
  	CONSTRAINT "quotes_code_idx" UNIQUE("code"),
  	CONSTRAINT "quotes_subtotal" CHECK (subtotal > 0)
  );
  
  CREATE TABLE "quote_items" (
  	"quote_id" integer NOT NULL,
  	"position" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"title" text NOT NULL,
  	"reference" text,
  	"image" text,
  	"quantity" integer NOT NULL,
  	"price" numeric NOT NULL,
  	CONSTRAINT "quote_items_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
  	CONSTRAINT "quote_items_quantity" CHECK (quantity > 0),
  	CONSTRAINT "quote_items_price" CHECK (price > 0)
  );
  
  CREATE TABLE "part_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"phone" text NOT NULL,
  	"text" text NOT NULL,
  	"model_id" integer,
  	"state" text DEFAULT 'new' NOT NULL,
  	CONSTRAINT "part_requests_state" CHECK (state IN ('new', 'answered', 'closed'))
  );
  
  CREATE TABLE "part_request_pictures" (
  	"request_id" integer NOT NULL,
  	"position" integer NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"content" "bytea" NOT NULL,
  	CONSTRAINT "part_request_pictures_request_id_position_pk" PRIMARY KEY("request_id","position")
  );
  
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "part_requests" ADD CONSTRAINT "part_requests_model_id_boiler_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."boiler_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "part_request_pictures" ADD CONSTRAINT "part_request_pictures_request_id_part_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."part_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quotes_account_idx" ON "quotes" USING btree ("account_id");
  CREATE INDEX "quotes_order_idx" ON "quotes" USING btree ("order_id");
  CREATE INDEX "quotes_search_idx" ON "quotes" USING gin (search_text gin_trgm_ops);
  CREATE INDEX "part_requests_state_idx" ON "part_requests" USING btree ("state","id");
  CREATE INDEX "part_requests_model_idx" ON "part_requests" USING btree ("model_id");
  CREATE INDEX "part_request_pictures_created_idx" ON "part_request_pictures" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "quotes" CASCADE;
  DROP TABLE "quote_items" CASCADE;
  DROP TABLE "part_requests" CASCADE;
  DROP TABLE "part_request_pictures" CASCADE;`)
}
